using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Text;

namespace SerBench.Formats.Contracts;

internal static class Carriers
{
    private static readonly Dictionary<Type, Type> Scalars = new()
    {
        [typeof(Half)] = typeof(ushort),
        [typeof(Int128)] = typeof((ulong, long)),
        [typeof(UInt128)] = typeof((ulong, ulong)),
        [typeof(BigInteger)] = typeof(byte[]),
        [typeof(Uri)] = typeof(string),
        [typeof(Version)] = typeof(string),
        [typeof(Rune)] = typeof(int),
    };

    private static readonly Dictionary<Type, Type> Collections =
        By(typeof(Array), typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(ArraySegment<>), typeof(ImmutableArray<>))
        .Concat(By(
            typeof(List<>), typeof(List<>), typeof(IEnumerable<>), typeof(ICollection<>), typeof(IList<>), typeof(IReadOnlyCollection<>),
            typeof(IReadOnlyList<>),
            typeof(Queue<>), typeof(Stack<>), typeof(LinkedList<>), typeof(Collection<>), typeof(ObservableCollection<>),
            typeof(ReadOnlyCollection<>),
            typeof(ImmutableList<>), typeof(IImmutableList<>), typeof(ImmutableQueue<>), typeof(IImmutableQueue<>),
            typeof(ImmutableStack<>), typeof(IImmutableStack<>)))
        .Concat(By(
            typeof(HashSet<>), typeof(HashSet<>), typeof(ISet<>), typeof(IReadOnlySet<>), typeof(SortedSet<>), typeof(ImmutableHashSet<>),
            typeof(IImmutableSet<>),
            typeof(ImmutableSortedSet<>)))
        .Concat(By(
            typeof(Dictionary<,>), typeof(Dictionary<,>), typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>),
            typeof(SortedDictionary<,>), typeof(SortedList<,>),
            typeof(ImmutableDictionary<,>), typeof(IImmutableDictionary<,>), typeof(ImmutableSortedDictionary<,>)))
        .ToDictionary();

    public const int MaxCasesPerTuple = 7;

    private static readonly Type[] Tuples =
    [
        typeof(ValueTuple<>), typeof(ValueTuple<,>), typeof(ValueTuple<,,>), typeof(ValueTuple<,,,>), typeof(ValueTuple<,,,,>),
        typeof(ValueTuple<,,,,,>), typeof(ValueTuple<,,,,,,>),
    ];

    // Returns the type that messages hold instead; null if formats support the given type itself or no type can replace it.
    [RequiresDynamicCode("Makes the types of carriers.")]
    public static Type? Of(Type type)
    {
        if (Scalars.TryGetValue(type, out Type? scalar))
        {
            return scalar;
        }

        if (Nullable.GetUnderlyingType(type) is { } present)
        {
            return Of(present) is { IsValueType: true } carrier ? typeof(Nullable<>).MakeGenericType(carrier) : Of(present);
        }

        if (CasesAttribute.Of(type) is { Length: > 0 } cases)
        {
            return UnionOf(cases);
        }

        if (CollectionOf(type) is not { } collection)
        {
            return null;
        }

        Type[] parts = [.. PartsOf(type).Select(part => Of(part) ?? part)];
        Type made = collection == typeof(Array) ? parts[0].MakeArrayType() : collection.MakeGenericType(parts);
        return made == type ? null : made;
    }

    public static Type[] PartsOf(Type collection) => collection.IsArray ? [collection.GetElementType()!] : collection.GetGenericArguments();

    // Returns a tuple with an item for each class. A value sets only the item of its own class.
    [RequiresDynamicCode("Makes the types of carriers.")]
    public static Type UnionOf(Type[] cases) => cases.Length <= MaxCasesPerTuple
        ? Tuples[cases.Length - 1].MakeGenericType(cases)
        : typeof(ValueTuple<,,,,,,,>).MakeGenericType([.. cases[..MaxCasesPerTuple], UnionOf(cases[MaxCasesPerTuple..])]);

    private static Type? CollectionOf(Type type) => type.IsSZArray ? typeof(Array)
        : type.IsGenericType ? Collections.GetValueOrDefault(type.GetGenericTypeDefinition())
        : null;

    private static IEnumerable<(Type Collection, Type Carrier)> By(Type carrier, params Type[] collections) =>
        collections.Select(collection => (collection, carrier));
}
