namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>The facts of a type that a reader must know in advance. A cluster keeps them as metadata.</summary>
/// <param name="Name">The full name.</param>
/// <param name="Fields">The names of its fields in the order of writing. A compact footer can be read only with them.</param>
/// <param name="Raw">
/// The types of its values without names: the types of primitives, which have no code, and object for all values that have one.
/// </param>
public sealed record IgniteType(string Name, IReadOnlyList<string> Fields, IReadOnlyList<Type> Raw)
{
    /// <summary>Creates a type without raw values.</summary>
    public IgniteType(string name, params string[] fields)
        : this(name, fields, [])
    {
    }

    /// <summary>A .NET type and all object types within it, with their fields in the order of <paramref name="root"/>.</summary>
    public static IEnumerable<IgniteType> AllIn(Shape root)
    {
        var found = new HashSet<Type>();
        var left = new Stack<Shape>([root]);
        while (left.TryPop(out Shape? shape))
        {
            if (!found.Add(shape.Type))
            {
                continue;
            }

            yield return new IgniteType(IgniteNames.SimpleName(shape.Type), [.. shape.Fields.Select(IgniteNames.DynamicName)]);
            foreach (ValueShape inner in shape.Fields.SelectMany(field => ObjectsIn(field.Value)))
            {
                left.Push(Shape.Of(inner.Type, root.Order));
            }
        }
    }

    private static IEnumerable<ValueShape> ObjectsIn(ValueShape? value) => value switch
    {
        null => [],
        { Kind: Kind.Object } => [value],
        _ => [.. ObjectsIn(value.Item), .. ObjectsIn(value.Key), .. ObjectsIn(value.Value)],
    };
}

/// <summary>The parts of arrays of several dimensions.</summary>
internal static class DynamicTypes
{
    private static readonly Type[] Items =
    [
        typeof(bool), typeof(byte), typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(char), typeof(string), typeof(Guid),
        typeof(decimal), typeof(DateTime),
    ];

    /// <summary>The item type of a type id, or null if reading never returns such items.</summary>
    public static Type? OfItem(int typeId, IgniteOptions options) =>
        typeId == DynamicCodes.ObjectTypeId ? typeof(object) : Items.FirstOrDefault(type => options.TypeId(type.FullName!) == typeId);

    /// <summary>The indexes of all items; the last dimension changes fastest.</summary>
    public static IEnumerable<int[]> Indexes(int[] lengths)
    {
        if (lengths.Contains(0))
        {
            yield break;
        }

        var at = new int[lengths.Length];
        for (int dimension = lengths.Length - 1; dimension >= 0;)
        {
            yield return at;
            for (dimension = lengths.Length - 1; dimension >= 0 && ++at[dimension] == lengths[dimension]; dimension--)
            {
                at[dimension] = 0;
            }
        }
    }
}

/// <summary>The codes of .NET types.</summary>
internal static class DynamicCodes
{
    /// <summary>The item type id of an array that may hold any object.</summary>
    public const int ObjectTypeId = -1;

    /// <summary>The code of a primitive type; for every other type the code of null.</summary>
    public static byte OfPrimitive(Type type) => Type.GetTypeCode(type.IsEnum ? typeof(object) : type) switch
    {
        TypeCode.Boolean => IgniteCode.Bool,
        TypeCode.Byte or TypeCode.SByte => IgniteCode.Byte,
        TypeCode.Int16 or TypeCode.UInt16 => IgniteCode.Short,
        TypeCode.Int32 or TypeCode.UInt32 => IgniteCode.Int,
        TypeCode.Int64 or TypeCode.UInt64 => IgniteCode.Long,
        TypeCode.Char => IgniteCode.Char,
        TypeCode.Single => IgniteCode.Float,
        TypeCode.Double => IgniteCode.Double,
        _ => IgniteCode.Null,
    };

    /// <summary>The code of an array of items.</summary>
    public static byte OfArray(Type item) => OfPrimitive(item) switch
    {
        // The codes of arrays follow each other as those of their items do.
        var primitive when primitive != IgniteCode.Null => (byte)(primitive - IgniteCode.Byte + IgniteCode.ByteArray),
        _ when item == typeof(string) => IgniteCode.StringArray,
        _ when item == typeof(Guid?) => IgniteCode.GuidArray,
        _ when item == typeof(decimal?) => IgniteCode.DecimalArray,
        _ when item == typeof(DateTime?) => IgniteCode.TimestampArray,
        _ => IgniteCode.ObjectArray,
    };
}
