using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace SerBench.Formats.Tests.Zoo;

// The zoo: each kind of type by itself, and generated compositions.
internal static class ZooTypes
{
    private static readonly Type[] Enums =
    [
        typeof(ByteEnum), typeof(SByteEnum), typeof(Int16Enum), typeof(UInt16Enum), typeof(Int32Enum), typeof(UInt32Enum),
        typeof(Int64Enum), typeof(UInt64Enum), typeof(HiddenEnum),
    ];

    private static readonly Type[] Scalars = [.. ScalarValues.Types, .. Enums];

    // Equality of floating point is not identity, so sets and keys use the other types.
    private static readonly Type[] Keys = [.. Scalars.Where(type => type != typeof(float) && type != typeof(double))];

    private static readonly Type[] Wrappers =
        [typeof(Box<>), typeof(Card<>), typeof(Cell<>), typeof(Coin<>), typeof(Tree<>), typeof(Label<>), typeof(Stamp<>), typeof(Secret<>)];

    // Every kind of member once.
    public static IReadOnlyList<Type> Single { get; } =
    [
        .. Scalars.Select(type => typeof(Box<>).MakeGenericType(type)),
        .. Scalars.Where(type => type.IsValueType).Select(type => typeof(Box<>).MakeGenericType(typeof(Nullable<>).MakeGenericType(type))),
        .. Scalars.Select(type => typeof(Box<>).MakeGenericType(type.MakeArrayType())),
        .. Wrappers.Select(type => type.MakeGenericType(typeof(string))),
        .. Wrappers.Select(type => type.MakeGenericType(typeof(int?))),
        typeof(Box<Guid?[]>), typeof(Box<decimal?[]>), typeof(Box<DateTime?[]>), typeof(Box<int?[]>), typeof(Box<int[][]>),
        typeof(Box<string[][][]>), typeof(Box<int[,]>), typeof(Box<string[,,]>), typeof(Box<Coin<int>[,]>), typeof(Box<List<int>>),
        typeof(Box<List<string>>), typeof(Box<List<decimal?>>), typeof(Box<List<Box<int>>>), typeof(Box<List<Coin<string>?>>),
        typeof(Box<List<List<bool>>>), typeof(Box<HashSet<long>>), typeof(Box<HashSet<string>>), typeof(Box<HashSet<Guid?>>),
        typeof(Box<Dictionary<string, int>>), typeof(Box<Dictionary<int, string>>), typeof(Box<Dictionary<Guid, List<Card<string>>>>),
        typeof(Box<Dictionary<ByteEnum, Dictionary<char, double?>>>), typeof(Box<Coin<Cell<int>>?>), typeof(Box<KeyValuePair<string, int>>),
        typeof(Box<(int, string)>), typeof(Box<Nothing>), typeof(Nothing), typeof(Link), typeof(Coin<string>), typeof(Cell<Box<byte>>),
        typeof(Box<Secret<Secret<HiddenEnum>>[]>),
        .. Carried.Select(type => typeof(Box<>).MakeGenericType(type)),
    ];

    // Types that no format knows, each carried by another one.
    public static IReadOnlyList<Type> Carried =>
    [
        typeof(Half), typeof(Half?), typeof(Half[]), typeof(List<Half?>), typeof(Int128), typeof(Int128?), typeof(UInt128),
        typeof(UInt128?[]), typeof(HashSet<Int128>), typeof(BigInteger), typeof(BigInteger?), typeof(List<BigInteger>),
        typeof(Dictionary<string, BigInteger?>), typeof(Uri), typeof(Uri[]), typeof(Dictionary<Uri, int>), typeof(Version),
        typeof(HashSet<Version>), typeof(List<Version[]>), typeof(Rune), typeof(Rune?), typeof(Dictionary<Rune, Half>), typeof(Tuple<int>),
        typeof(Tuple<int, string, Half>), typeof(Tuple<int, int, int, int, int, int, int, Tuple<string>>),
        typeof(KeyValuePair<Rune, Version>), typeof((Half, BigInteger?)), typeof(Memory<byte>), typeof(Memory<byte>?), typeof(Memory<Half>),
        typeof(ReadOnlyMemory<int>), typeof(ReadOnlyMemory<char>?), typeof(ArraySegment<string>), typeof(ArraySegment<long>),
        typeof(ImmutableArray<Guid>), typeof(ImmutableArray<Box<int>>), typeof(ImmutableArray<ImmutableArray<Uri>>),
        typeof(ImmutableList<int>), typeof(IImmutableList<string>), typeof(ImmutableQueue<long>), typeof(IImmutableQueue<Half>),
        typeof(ImmutableStack<int>), typeof(IImmutableStack<string>), typeof(ImmutableHashSet<int>), typeof(IImmutableSet<Guid>),
        typeof(ImmutableSortedSet<int>), typeof(ImmutableDictionary<int, string>), typeof(IImmutableDictionary<int, Box<int>>),
        typeof(ImmutableSortedDictionary<int, Half>), typeof(IEnumerable<int>), typeof(ICollection<string>), typeof(IList<Box<string>>),
        typeof(IReadOnlyCollection<Half>), typeof(IReadOnlyList<IReadOnlyList<int>>), typeof(ISet<long>), typeof(IReadOnlySet<Version>),
        typeof(IDictionary<string, int>), typeof(IReadOnlyDictionary<Version, List<Half>>), typeof(Queue<int>),
        typeof(Queue<Queue<string>>), typeof(Stack<int>), typeof(Stack<Box<int>>), typeof(Stack<Rune>), typeof(LinkedList<string>),
        typeof(Collection<int>), typeof(ObservableCollection<Coin<int>>), typeof(ReadOnlyCollection<double>), typeof(SortedSet<int>),
        typeof(SortedSet<Version>), typeof(SortedDictionary<int, string>), typeof(SortedList<Guid, Queue<int>>), typeof(Box<Stack<int>>[]),
        typeof(List<Memory<int>>[]), typeof(Figure), typeof(List<Figure>), typeof(Dictionary<string, Figure>), typeof(INode),
        typeof(INode[]), typeof(Letter), typeof(ImmutableArray<Letter>),
    ];

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
