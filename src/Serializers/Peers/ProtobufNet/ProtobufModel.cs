using System.Collections;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Reflection;
using System.Text;
using ProtoBuf.Meta;
using SerBench.Formats.Values;
using SerBench.Serializers.Emission;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>
/// Describes types without attributes to the library: field numbers in the order of declaration, numbers packed,
/// zeros left out, as its attributes would give. Dates include their kind, which the library loses by default.
/// </summary>
internal static class ProtobufModel
{
    private static readonly Type[] Unknown =
    [
        typeof(Half), typeof(Int128), typeof(UInt128), typeof(BigInteger), typeof(Version), typeof(Rune),
        typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(ArraySegment<>), typeof(ReadOnlyCollection<>),
    ];

    /// <summary>A model that knows a type and all types it reaches. The library compiles it when first used.</summary>
    public static RuntimeTypeModel Create(Type root)
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create(nameof(ProtobufModel));
        model.IncludeDateTimeKind = true;
        Add(model, TypeReader.ValueOf(root), []);
        return model;
    }

    /// <summary>
    /// The same model, compiled as a whole in advance if everything is public. The resulting assembly cannot set
    /// members that are not public, silently drops properties without a setter, and has no maps of collections. The model itself has all three.
    /// </summary>
    public static TypeModel CreateCompiled(Type root)
    {
        RuntimeTypeModel model = Create(root);
        return ShapeCheck.Find(root, RefuseHidden) is null ? model.Compile() : model;
    }

    /// <summary>True if a type holds only single values.</summary>
    public static bool IsFlat(Type type) => Shape.Of(type).Fields.All(field => field.Value.Kind <= Kind.String);

    /// <summary>
    /// The reason why the library cannot carry a value, or can carry it only out of the order of declaration; null if there is none.
    /// </summary>
    public static string? Refuse(ValueShape value) => value switch
    {
        { Declared: { } declared } when Surrogate.Holds(value, IsUnknown) => $"protobuf-net has no message for {CSharp.TitleOf(declared)}",
        { Kind: Kind.Sequence, SequenceKind: SequenceKind.Rectangular } => "protobuf-net carries arrays of one dimension only",
        { Kind: Kind.Sequence, Item.Kind: Kind.Sequence or Kind.Map } => "protobuf-net carries no collection of collections",
        { Kind: Kind.Object } when value.Shape.Fields.Any(field => FindProperty(value.Type, field) is null) =>
            "protobuf-net is told of public properties, and this type keeps its values in fields",
        { Kind: Kind.DateTimeOffset } => "protobuf-net has no message for DateTimeOffset",
        _ => null,
    };

    private static bool IsUnknown(Type type) => type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>) || type == typeof(ArraySegment<byte>) ? false
        : Unknown.Contains(type.IsGenericType ? type.GetGenericTypeDefinition() : type) || CasesAttribute.Of(type).Length > 0;

    private static string? RefuseHidden(ValueShape value) => value switch
    {
        { Type.IsVisible: false } => "not public",
        { Kind: Kind.Map, Value: { Kind: Kind.Sequence or Kind.Map } item } when item.Type != typeof(byte[]) => "without a serializer in the compiled assembly",
        { Kind: Kind.Object } when value.Shape.Fields.Any(field => FindProperty(value.Type, field)?.GetSetMethod() is null) => "set from within only",
        _ => null,
    };

    private static void Add(RuntimeTypeModel model, ValueShape value, HashSet<Type> seen)
    {
        switch (value.Kind)
        {
            case Kind.Sequence:
                Add(model, value.Item!, seen);
                break;
            case Kind.Map:
                Add(model, value.Key!, seen);
                Add(model, value.Value!, seen);
                break;
            case Kind.Object when seen.Add(value.Type):
                AddObject(model, value, seen);
                break;
            case Kind.Enum when seen.Add(value.Type):
                model.Add(value.Type, applyDefaultBehaviour: true);
                break;
        }
    }

    private static void AddObject(RuntimeTypeModel model, ValueShape value, HashSet<Type> seen)
    {
        MetaType type = model.Add(value.Type, applyDefaultBehaviour: false);
        type.UseConstructor = LeavesNothingBehind(value.Shape);
        foreach (Field field in value.Shape.Fields)
        {
            ValueMember member = type.AddField(field.Number, field.Name);
            member.IsPacked = field.Value is { Kind: Kind.Sequence, Item.IsFixedWidth: true };
            if (field.Value is { IsFixedWidth: true, Kind: not (Kind.DateTime or Kind.DateOnly or Kind.TimeOnly) })
            {
                member.DefaultValue = Activator.CreateInstance(field.Value.Type);
            }

            Add(model, field.Value, seen);
        }
    }

    // A member that a message leaves out keeps the value from the constructor, and would be read as that value.
    private static bool LeavesNothingBehind(Shape shape)
    {
        if (shape.Construction is not { Constructor: { } constructor, Parameters.Count: 0 })
        {
            return shape.Type.IsValueType;
        }

        try
        {
            object fresh = constructor.Invoke(null);
            return shape.Fields.All(field => IsDefault(field.Value, Surrogate.Carry(field.Value, field.Member.GetValue(fresh), isStrict: false)));
        }
        catch (TargetInvocationException)
        {
            // If the constructor fails, there is no such value, and the library could not make an object either.
            return false;
        }
    }

    private static bool IsDefault(ValueShape shape, object? value) => value switch
    {
        null => true,
        IEnumerable items => !items.GetEnumerator().MoveNext(),
        _ => shape.Type.IsValueType && !shape.IsNullableValue && value.Equals(Activator.CreateInstance(shape.Type)),
    };

    private static PropertyInfo? FindProperty(Type type, Field field) => type.GetProperty(field.Name, BindingFlags.Instance | BindingFlags.Public);
}
