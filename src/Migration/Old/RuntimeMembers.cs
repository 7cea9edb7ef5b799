using System.Numerics;

namespace SerBench.Migration.Old;

// Migration.cs gets a copy of these methods, so that it refuses the same files as our reader.
internal static partial class RuntimeMembers
{
    internal const int LongestFile = 64 * 1024 * 1024, MostNameParts = 200;

    // The most steps of work for a file. A value costs about one step per byte. A repeated reference costs as much as its object, because
    // the object is written again.
    internal static long StepsFor(long bytes) => Math.Max(1_000_000, Math.Min(16 * bytes, bytes + (LongestFile / 4)));

    // A run of nulls has many items and few bytes, so the items in all arrays of objects are limited.
    internal static long ItemsFor(long bytes) => Math.Min(64 * bytes, LongestFile / 2);

    // Subtracts the cost of one value, without its members, from the steps of work that the file may still take.
    internal static void Charge(ref long left, object? value)
    {
        const int StepsOfObject = 8;
        left -= value is null or ValueType ? 1 : value is string text ? 1 + text.Length : StepsOfObject + LengthOf(value);
        if (left < 0)
        {
            throw new InvalidDataException("its objects share others so often that they would be written too many times");
        }
    }

    // The number after '`' in the name of a generic type must be its number of arguments.
    internal static bool IsWhole(string definition, int arguments) => definition is not [.., '`', var count] || count - '0' == arguments;

    // Returns the items of an array or collection, those of a stack from its bottom; null for other values.
    internal static IReadOnlyList<object?>? ItemsOf(object? value, int level = 0) => CollectionOf(value) switch
    {
        "List`1" or "ArrayList" => Some(value, "_items", "_size", 0),
        "Stack`1" => Some(value, "_array", "_size", 0),
        "Queue`1" => Some(value, "_array", "_size", Need<int>(value, "_head")),
        "HashSet`1" => ItemsAt(value, "Elements"),
        "LinkedList`1" => ItemsAt(value, "Data"),
        "SortedSet`1" or "TreeSet`1" => ItemsAt(value, "Items"),
        "Collection`1" or "ObservableCollection`1" or "ReadOnlyCollection`1" when level < 64 =>
            ItemsOf(Find(value, "items") ?? Find(value, "Collection`1+items") ?? Find(value, "list") ?? Find(value, "ReadOnlyCollection`1+list"), level + 1),
        _ => ArrayOf(value) is { } array ? View(array) : null,
    };

    internal static IEnumerable<(object? Key, object? Value)>? PairsOf(object? value) => CollectionOf(value) switch
    {
        "Dictionary`2" => PairsIn(ItemsAt(value, "KeyValuePairs")),
        "SortedDictionary`2" => PairsIn(Expect(ItemsOf(Find(value, "_set")), value)),
        "SortedList`2" => Some(value, "keys", "_size", 0).Zip(Some(value, "values", "_size", 0)),
        "Hashtable" when ItemsAt(value, "Keys") is var keys && ItemsAt(value, "Values") is var values && keys.Count == values.Count =>
            keys.Zip(values),
        _ => null,
    };

    internal static IReadOnlyList<object?> PartsOf(object? value, int count) => Expect(
        DefinitionOf(value)?.Split('`')[0] is "System.Tuple" or "System.ValueTuple" or "System.Collections.Generic.KeyValuePair"
            && ValuesOf(value) is { } values && values.Count == count ? values : null,
        value);

    internal static object ScalarOf(object? record)
    {
        T Of<T>(string member) => Need<T>(record, member);
        string? type = DefinitionOf(record);
        try
        {
            object? scalar = type switch
            {
                "System.Guid" => new Guid(
                    Of<int>("_a"), Of<short>("_b"), Of<short>("_c"), Of<byte>("_d"), Of<byte>("_e"), Of<byte>("_f"),
                    Of<byte>("_g"), Of<byte>("_h"), Of<byte>("_i"), Of<byte>("_j"), Of<byte>("_k")),
                "System.DateTimeOffset" =>
                    new DateTimeOffset(Of<DateTime>("DateTime").Ticks, TimeSpan.Zero).ToOffset(TimeSpan.FromMinutes(Of<short>("OffsetMinutes"))),
                "System.Version" =>
                    Version.Parse(string.Join('.', new[] { "_Major", "_Minor", "_Build", "_Revision" }.Select(Of<int>).TakeWhile(part => part >= 0))),
                "System.Uri" => new Uri(
                    Find(record, "AbsoluteUri") is string { Length: > 0 } absolute ? absolute : Of<string>("RelativeUri"), UriKind.RelativeOrAbsolute),

                // If _bits is null, _sign is the number. Else _bits is its magnitude.
                "System.Numerics.BigInteger" => Find(record, "_bits") is not { } bits ? new BigInteger(Of<int>("_sign"))
                    : ArrayOf(bits) is uint[] digits && Math.Sign(Of<int>("_sign")) is not 0 and var sign
                        ? new BigInteger(MemoryMarshal.AsBytes<uint>(digits), isUnsigned: true) * sign : null,
                "System.DateTime" => new DateTime(
                    (long)(Of<ulong>("dateData") << 2 >> 2), (DateTimeKind)Math.Min((int)(Of<ulong>("dateData") >> 62), (int)DateTimeKind.Local)),
                "System.TimeSpan" => new TimeSpan(Of<long>("_ticks")),
                "System.Decimal" => new decimal([Of<int>("lo"), Of<int>("mid"), Of<int>("hi"), Of<int>("flags")]),
                _ => Find(record, "value__") is (sbyte or byte or short or ushort or int or uint or long or ulong) and { } number ? number
                    : Find(record, "m_value") is ValueType value && value.GetType().FullName == type ? value : null,
            };
            return Expect(scalar, record);
        }
        catch (Exception exception) when (exception is ArgumentException or OverflowException or FormatException)
        {
            throw new InvalidDataException($"{type} has members that are no value of it", exception);
        }
    }

    internal static bool IsEmpty(object? value) =>
        value is null || (ItemsOf(value)?.All(item => item is null) ?? PairsOf(value)?.Any() == false);

    internal static T Expect<T>(T? part, object? value)
        where T : class =>
            part ?? throw new InvalidDataException($"{DefinitionOf(value) ?? "a value"} is not what its place or its description says");

    private static IEnumerable<(object? Key, object? Value)> PairsIn(IReadOnlyList<object?> pairs) =>
        pairs.Select(pair => PartsOf(pair, 2)).Select(parts => (parts[0], parts[1]));

    // A null member has no items: the collection was never filled.
    private static IReadOnlyList<object?> ItemsAt(object? record, string member) =>
        Find(record, member) is { } items ? View(Expect(ArrayOf(items), record)) : [];

    private static List<object?> Some(object? record, string member, string sizeMember, int first)
    {
        IReadOnlyList<object?> all = ItemsAt(record, member);
        int size = Need<int>(record, sizeMember);
        return size >= 0 && size <= all.Count && first >= 0 && (first < all.Count || size == 0)
            ? [.. Enumerable.Range(0, size).Select(index => all[(int)(((long)first + index) % all.Count)])]
            : throw new InvalidDataException($"{DefinitionOf(record)} claims {size:N0} items, and its array has {all.Count:N0}");
    }

    private static T Need<T>(object? record, string member) =>
        Find(record, member) is T value ? value : throw new InvalidDataException($"{DefinitionOf(record)} lacks its {member}");

    private static string? CollectionOf(object? value) =>
        DefinitionOf(value) is { } type && type.StartsWith("System.Collections.", StringComparison.Ordinal)
            ? type[(type.LastIndexOf('.') + 1)..]
            : null;

    private static IReadOnlyList<object?> View(Array array) => array as IReadOnlyList<object?> ?? new ArrayView(array);

    private sealed class ArrayView(Array items) : IReadOnlyList<object?>
    {
        public int Count => items.Length;

        public object? this[int index] => items.GetValue(index);

        public IEnumerator<object?> GetEnumerator() => items.Cast<object?>().GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => items.GetEnumerator();
    }
}
