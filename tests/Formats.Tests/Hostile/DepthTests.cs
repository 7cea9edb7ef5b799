
namespace SerBench.Formats.Tests.Hostile;

// A limit of 64 means 64 levels, the root being the first. Every format with every access writes, reads and explains them, and refuses one
// more.
[Collection(nameof(DepthTests))]
public class DepthTests
{
    private const int Limit = Limits.DefaultMaxDepth;

    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Lists_of_objects(string serializer) => Check(serializer, Nest);

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Arrays_of_objects(string serializer) =>
        Check(serializer, levels => Grow(levels, new Twig(), inner => new Twig { Twigs = [inner] }));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Maps_of_objects(string serializer) =>
        Check(serializer, levels => Grow(levels, new Shelf(), inner => new Shelf { Shelves = new() { [1] = inner } }));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Lists_of_structs(string serializer) =>
        Check(serializer, levels => Grow(levels, default(Leaf), inner => new Leaf { Leaves = [inner] }));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Lists_of_lists(string serializer) =>
        Check(serializer, levels => Grow(levels, new Crate(), inner => new Crate { Crates = [[inner]] }));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Objects_made_by_a_constructor(string serializer) =>
        Check(serializer, levels => Grow(levels, new Knot(null, 0), inner => new Knot(inner, 1)));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Structs_at_the_last_level(string serializer)
    {
        Check(serializer, levels => Grow(levels - 1, new Stem { Tips = [new Tip()] }, inner => new Stem { Stems = [inner] }));
        Check(serializer, levels => Grow(levels - 1, new Stem { Tip = new Tip() }, inner => new Stem { Stems = [inner] }));
    }

    internal static Branch Nest(int levels) => Grow(levels, new Branch(), inner => new Branch { Branches = [inner] });

    internal static T Grow<T>(int levels, T value, Func<T, T> grow)
    {
        for (int i = 1; i < levels; i++)
        {
            value = grow(value);
        }

        return value;
    }

    private static void Check<T>(string serializer, Func<int, T> nest)
    {
        if (Witnesses.FindCodecOf<T>(serializer) is not { } codec)
        {
            return;
        }

        byte[] most = codec.EncodeToArray(nest(Limit));
        codec.Decode(most);
        byte[] deeper = At(Limit + 1, () => codec.EncodeToArray(nest(Limit + 1)));
        Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(nest(Limit + 1)));
        Assert.Throws<WireFormatException>(() => codec.Decode(deeper));
        if (Catalog.BuiltIn.Find(serializer) is IExplainedSerializer { CanExplain: true } explained)
        {
            explained.Explain(typeof(T), most);
            Assert.Throws<WireFormatException>(() => explained.Explain(typeof(T), deeper));
        }
    }

    internal static T At<T>(int limit, Func<T> action)
    {
        Limits.MaxDepth = limit;
        try
        {
            return action();
        }
        finally
        {
            Limits.MaxDepth = Limits.DefaultMaxDepth;
        }
    }

    [GenerateBinarizer]
    public sealed class Branch { public List<Branch>? Branches { get; set; } }

    [GenerateBinarizer]
    public sealed class Twig { public Twig[]? Twigs { get; set; } }

    [GenerateBinarizer]
    public sealed class Shelf { public Dictionary<int, Shelf>? Shelves { get; set; } }

    [GenerateBinarizer]
    public struct Leaf { public List<Leaf>? Leaves { get; set; } }

    [GenerateBinarizer]
    public sealed class Crate { public List<List<Crate>>? Crates { get; set; } }

    [GenerateBinarizer]
    public sealed class Knot(Knot? inner, int number) { public Knot? Inner { get; } = inner; public int Number { get; } = number; }

    [GenerateBinarizer]
    public sealed class Stem { public List<Stem>? Stems { get; set; } public List<Tip>? Tips { get; set; } public Tip? Tip { get; set; } }

    [GenerateBinarizer]
    public struct Tip { public int X { get; set; } }

    // There is one limit for the whole process, so no other test runs beside these.
    [CollectionDefinition(nameof(DepthTests), DisableParallelization = true)]
    public sealed class Alone;
}
