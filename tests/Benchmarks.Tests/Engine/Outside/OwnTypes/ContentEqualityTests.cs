using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Values whose own equality is by reference or by a comparer are compared and summed by their content.
public class ContentEqualityTests
{
    public static TheoryData<string, Func<object>, Func<object>?> Values => new()
    {
        { "Memory", () => new Memory<byte>([1, 2]), () => new Memory<byte>([1, 3]) },
        { "ReadOnlyMemory", () => new ReadOnlyMemory<int>([1, 2]), () => new ReadOnlyMemory<int>([1]) },
        { "Memory of text", () => new Memory<string>(["a", "b"]), () => new Memory<string>(["a", "c"]) },
        { "ReadOnlyMemory of char", () => "text".AsMemory(), () => "test".AsMemory() },
        { "part of an array", () => new Memory<byte>([9, 1, 2, 9], 1, 2), () => new Memory<byte>([9, 1, 2, 9], 0, 2) },
        { "ReadOnlySequence", () => new ReadOnlySequence<byte>([1, 2]), () => new ReadOnlySequence<byte>([2, 1]) },
        { "ArraySegment", () => new ArraySegment<int>([9, 1, 2], 1, 2), () => new ArraySegment<int>([9, 1, 2], 0, 2) },
        { "StringBuilder", () => new StringBuilder("a").Append('b'), () => new StringBuilder("ac") },
        { "Uri", () => new Uri("http://host/#a"), () => new Uri("http://host/#b") },
        { "JsonNode", () => JsonNode.Parse("""{"a":[1]}""")!, () => JsonNode.Parse("""{"a":[2]}""")! },
        { "JsonValue", () => JsonNode.Parse("1")!, () => JsonNode.Parse("2")! },
        { "JsonDocument", () => JsonDocument.Parse("""{"a":1}"""), () => JsonDocument.Parse("""{"a":2}""") },
        { "JsonElement", () => default(JsonElement), () => JsonSerializer.SerializeToElement(1) },
        {
            "JsonElement of a number beyond all types",
            () => JsonDocument.Parse("1e99999999999").RootElement,
            () => JsonDocument.Parse("1e99999999998").RootElement
        },
        {
            "set with a comparer",
            () => new HashSet<string>(["A"], StringComparer.OrdinalIgnoreCase),
            () => new HashSet<string>(["a"], StringComparer.OrdinalIgnoreCase)
        },
        {
            "map with a comparer",
            () => new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["A"] = 1 },
            () => new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }
        },
        {
            "set with a comparer of objects",
            () => new HashSet<Pair>([new(1, "a"), new(2, "b")], new ById()),
            () => new HashSet<Pair>([new(1, "a"), new(2, "c")], new ById())
        },
        {
            "map with a comparer of objects",
            () => new Dictionary<Pair, int>(new ById()) { [new(1, "a")] = 1 },
            () => new Dictionary<Pair, int>(new ById()) { [new(1, "b")] = 1 }
        },
        { "set of decimals", () => new HashSet<decimal> { 1.0m, 2m }, () => new HashSet<decimal> { 2m, 1.00m } },
        { "map of doubles", () => new Dictionary<double, int> { [0.0] = 1 }, () => new Dictionary<double, int> { [-0.0] = 1 } },
        { "ImmutableHashSet", () => ImmutableHashSet.Create("a", "b"), () => ImmutableHashSet.Create("a", "c") },
        {
            "ConcurrentDictionary",
            () => new ConcurrentDictionary<string, int> { ["a"] = 1, ["b"] = 2 },
            () => new ConcurrentDictionary<string, int> { ["a"] = 1, ["b"] = 3 }
        },
        { "Int128", () => Int128.MaxValue, () => Int128.MaxValue - 1 },
        { "Queue of Half", () => new Queue<Half>([(Half)0]), () => new Queue<Half>([(Half)(-0.0)]) },
        {
            "SortedSet with a comparer of Version",
            () => new SortedSet<Version>([new(1, 0)], Comparer<Version>.Create((a, b) => 0)),
            () => new SortedSet<Version>([new(2, 0)], Comparer<Version>.Create((a, b) => 0))
        },
        {
            "SortedDictionary",
            () => new SortedDictionary<string, int> { ["a"] = 1 },
            () => new SortedDictionary<string, int> { ["b"] = 1 }
        },
    };

    [Theory]
    [MemberData(nameof(Values))]
    public void Equal_content_is_equal_and_other_content_is_not(string name, Func<object> make, Func<object>? makeOther)
    {
        (object one, object two, object other) = (make(), make(), makeOther!());
        Assert.True(DeepEquality.Find(one, two) is null, name);
        Assert.Equal(DeepTouch.Of(one), DeepTouch.Of(two));
        Assert.True(DeepEquality.Find(one, other) is not null, name);
        Assert.NotEqual(DeepTouch.Of(one), DeepTouch.Of(other));
        Assert.Null(DeepEquality.Find(new Holder { Value = one }, new Holder { Value = two }));
        Assert.NotNull(DeepEquality.Find(new Holder { Value = one }, new Holder { Value = other }));
    }

    [Fact]
    public void The_order_of_unknown_sets_and_maps_is_no_part_of_them()
    {
        // The hashes are equal, so the order is that of insertion.
        ConcurrentDictionary<Clash, int> MakeMap(params int[] order) =>
            new(order.Select(number => KeyValuePair.Create((Clash)number, number)));
        IReadOnlySet<string> left = new HashSet<string> { "a", "b" };
        IReadOnlySet<string> right = new HashSet<string> { "b", "a" };
        AssertSame(left, right);
        AssertSame(MakeMap(1, 2, 3), MakeMap(3, 1, 2));
    }

    [Fact]
    public void The_order_of_objects_in_sets_and_maps_is_no_part_of_them()
    {
        Pair[] pairs = [new(1, "a"), new(2, "b"), new(3, "c")];
        HashSet<Pair> MakeSet(IEnumerable<Pair> items) => new(items, new ById());
        Dictionary<Pair, int> MakeMap(IEnumerable<Pair> keys) => keys.ToDictionary(one => one, one => one.Id, new ById());
        AssertSame(MakeSet(pairs), MakeSet(pairs.Reverse()));
        Assert.Null(DeepEquality.Find(MakeMap(pairs), MakeMap(pairs.Reverse())));
        Assert.Null(DeepEquality.Find(MakeSet(pairs), new HashSet<Pair>(pairs)));
        Assert.NotNull(DeepEquality.Find(MakeMap(pairs), MakeMap([new(1, "a"), new(2, "b"), new(3, "d")])));
    }

    [Fact]
    public void How_a_collection_of_the_runtime_is_kept_is_no_part_of_it()
    {
        Queue<int> Make(int capacity) => new(capacity);
        (Queue<int> left, Queue<int> right) = (Make(4), Make(9));
        left.Enqueue(0);
        left.Dequeue();
        left.Enqueue(1);
        right.Enqueue(1);
        AssertSame(left, right);
        right.Enqueue(2);
        Assert.NotNull(DeepEquality.Find(left, right));
    }

    [Fact]
    public void A_list_that_holds_itself_comes_to_an_end()
    {
        List<object> Make()
        {
            var list = new List<object> { 1 };
            list.Add(list);
            return list;
        }

        AssertSame(Make(), Make());
    }

    internal static void AssertSame<T>(T one, T two)
    {
        Assert.Null(DeepEquality.Find(one, two));
        Assert.Equal(DeepTouch.Of(one), DeepTouch.Of(two));
    }

    private enum Clash
    {
        None,
    }

    private sealed class Pair(int id, string name) { public int Id { get; } = id; public string Name { get; } = name; }

    private sealed class ById : IEqualityComparer<Pair>
    {
        public bool Equals(Pair? x, Pair? y) => x?.Id == y?.Id;
        public int GetHashCode(Pair obj) => obj.Id;
    }

    private sealed class Holder { public object? Value; }
}
