using FsCheck;
using FsCheck.Fluent;

namespace SerBench.Formats.Tests.Zoo;

/// <summary>The zoo: each kind of type by itself, and generated compositions.</summary>
internal static class ZooTypes
{
    private static readonly Type[] Enums =
    [
        typeof(ByteEnum), typeof(SByteEnum), typeof(Int16Enum), typeof(UInt16Enum), typeof(Int32Enum), typeof(UInt32Enum), typeof(Int64Enum),
        typeof(UInt64Enum), typeof(HiddenEnum),
    ];

    private static readonly Type[] Scalars = [.. ScalarValues.Types, .. Enums];

    /// <summary>Equality of floating point is not identity, so sets and keys use the other types.</summary>
    private static readonly Type[] Keys = [.. Scalars.Where(type => type != typeof(float) && type != typeof(double))];

    private static readonly Type[] Wrappers =
        [typeof(Box<>), typeof(Card<>), typeof(Cell<>), typeof(Coin<>), typeof(Tree<>), typeof(Label<>), typeof(Stamp<>), typeof(Secret<>)];

    /// <summary>Every kind of member once.</summary>
    public static IReadOnlyList<Type> Single { get; } =
    [
        .. Scalars.Select(type => typeof(Box<>).MakeGenericType(type)),
        .. Scalars.Where(type => type.IsValueType).Select(type => typeof(Box<>).MakeGenericType(typeof(Nullable<>).MakeGenericType(type))),
        .. Scalars.Select(type => typeof(Box<>).MakeGenericType(type.MakeArrayType())),
        .. Wrappers.Select(type => type.MakeGenericType(typeof(string))),
        .. Wrappers.Select(type => type.MakeGenericType(typeof(int?))),
        typeof(Box<Guid?[]>), typeof(Box<decimal?[]>), typeof(Box<DateTime?[]>), typeof(Box<int?[]>), typeof(Box<int[][]>), typeof(Box<string[][][]>),
        typeof(Box<int[,]>), typeof(Box<string[,,]>), typeof(Box<Coin<int>[,]>), typeof(Box<List<int>>), typeof(Box<List<string>>),
        typeof(Box<List<decimal?>>), typeof(Box<List<Box<int>>>), typeof(Box<List<Coin<string>?>>), typeof(Box<List<List<bool>>>), typeof(Box<HashSet<long>>),
        typeof(Box<HashSet<string>>), typeof(Box<HashSet<Guid?>>), typeof(Box<Dictionary<string, int>>), typeof(Box<Dictionary<int, string>>),
        typeof(Box<Dictionary<Guid, List<Card<string>>>>), typeof(Box<Dictionary<ByteEnum, Dictionary<char, double?>>>), typeof(Box<Coin<Cell<int>>?>),
        typeof(Box<KeyValuePair<string, int>>), typeof(Box<(int, string)>), typeof(Box<Nothing>), typeof(Nothing), typeof(Link),
        typeof(Coin<string>), typeof(Cell<Box<byte>>), typeof(Box<Secret<Secret<HiddenEnum>>[]>),
    ];

    /// <summary>Objects of four members of generated types.</summary>
    public static Gen<Type> Composed { get; } =
        from members in Gen.ArrayOf(Any(3), 4)
        select typeof(Quad<,,,>).MakeGenericType(members);

    private static Gen<Type> Any(int size)
    {
        Gen<Type> scalar = Gen.Elements(Scalars);
        if (size == 0)
        {
            return scalar;
        }

        Gen<Type> inner = Any(size - 1);
        return Gen.Frequency(
            (3, scalar),
            (1, scalar.Select(type => type.IsValueType ? typeof(Nullable<>).MakeGenericType(type) : type)),
            (2, inner.Select(type => type.MakeArrayType())),
            (1, inner.Select(type => type.MakeArrayType(2))),
            (2, inner.Select(type => typeof(List<>).MakeGenericType(type))),
            (1, Gen.Elements(Keys).Select(type => typeof(HashSet<>).MakeGenericType(type))),
            (2, Gen.Elements(Keys).SelectMany(_ => inner, (key, value) => typeof(Dictionary<,>).MakeGenericType(key, value))),
            (4, Gen.Elements(Wrappers).SelectMany(_ => inner, (wrapper, type) => wrapper.MakeGenericType(type))));
    }
}
