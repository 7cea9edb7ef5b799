using System.Collections;
using System.Reflection;
using System.Text.Json;
using SerBench.Model.DataSets.Mk48;
using SerBench.Model.DataSets.Minecraft;

namespace SerBench.Model.Tests.DataSets.Rules;

// A value of a data set as the original language sees it: what is optional, what is a tuple, and what things are called.
internal readonly record struct DataNode(object? Value, Type Type, bool IsOptional)
{
    private static readonly HashSet<Type> Tuples =
        [typeof(Vector3d), typeof(Rotation), typeof(EntityId), typeof(Vehicle), typeof(Position), typeof(ChunkId)];

    // C# has no mark for these: a reference may always be null.
    private static readonly HashSet<string> OptionalReferences =
        ["SpawnDimension", "CustomName", "RootVehicle", "ShoulderEntityLeft", "ShoulderEntityRight", "Title", "Copyright"];

    private static readonly Dictionary<Type, (string Name, PropertyInfo Property)[]> Properties = [];

    public static DataNode Root<T>(T value) => new(value, typeof(T), IsOptional: false);

    public bool IsTuple => Tuples.Contains(Type);

    public bool IsList => Type.IsArray;

    public bool IsObject => Type is { IsPrimitive: false, IsEnum: false, IsArray: false } && Type != typeof(string);

    // The same value, known to be there.
    public DataNode Present => this with { IsOptional = false };

    public IReadOnlyList<(string Name, DataNode Value)> Fields
    {
        get
        {
            object value = Value!;
            return [.. PropertiesOf(Type).Select(pair => (pair.Name, Of(pair.Property, value)))];
        }
    }

    public IEnumerable<DataNode> Items
    {
        get
        {
            Type item = Type.GetElementType()!;
            return ((IEnumerable)Value!).Cast<object>().Select(value => new DataNode(value, item, IsOptional: false));
        }
    }

    public int Count => ((Array)Value!).Length;

    public string EnumName =>
        Type.Namespace!.EndsWith("MediaContents", StringComparison.Ordinal)
            ? Value!.ToString()!.ToUpperInvariant()
            : Value!.ToString()!;

    public bool IsSigned => Value is sbyte or short or int or long;

    public int Width => Value switch { byte or sbyte or bool => 1, short or ushort => 2, int or uint or float => 4, _ => 8 };

    // The bits of a number or the number of an enum, with the sign extended.
    public long Integer => Value is ulong wide ? (long)wide : Convert.ToInt64(Value);

    private static (string Name, PropertyInfo Property)[] PropertiesOf(Type type) =>
        Properties.TryGetValue(type, out (string Name, PropertyInfo Property)[]? known)
            ? known
            : Properties[type] =
                [.. type.GetProperties().Select(property => (JsonNamingPolicy.SnakeCaseLower.ConvertName(property.Name), property))];

    private static DataNode Of(PropertyInfo property, object owner)
    {
        Type? inner = Nullable.GetUnderlyingType(property.PropertyType);
        return new DataNode(
            property.GetValue(owner), inner ?? property.PropertyType, inner is not null || OptionalReferences.Contains(property.Name));
    }
}
