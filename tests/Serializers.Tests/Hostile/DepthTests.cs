using SerBench.Serializers.Contracts;
using SerBench.Serializers.Tests.Zoo;

namespace SerBench.Serializers.Tests.Hostile;

/// <summary>Messages that nest deeper than the limit, made while it was higher, are refused by every format: no reader lets its stack be spent.</summary>
[Collection(nameof(DepthTests))]
public class DepthTests
{
    private const int Deeper = 4 * Limits.DefaultMaxDepth;

    public static TheoryData<string> Formats => [.. ZooBinding.Pairs.Where(id => id.EndsWith("/compiled", StringComparison.Ordinal))];

    [Theory]
    [MemberData(nameof(Formats))]
    public void DeeperInputIsRefused(string serializer)
    {
        if (Catalog.BuiltIn.Find(serializer)!.Bind(new AnyModel<Branch>()).Codec is not IObjectCodec<Branch> codec)
        {
            return;
        }

        byte[] deep = EncodeDeep(codec, Nest(Deeper));
        Assert.Throws<WireFormatException>(() => codec.Decode(deep));
    }

    /// <summary>The root is level 1: as many levels as the limit says are read, and one more is not.</summary>
    [Theory]
    [InlineData("proto3/compiled")]
    [InlineData("protobuf/compiled")]
    public void TheLimitItselfIsRead(string serializer)
    {
        var codec = (IObjectCodec<Link>)Catalog.BuiltIn.Find(serializer)!.Bind(new AnyModel<Link>()).Codec!;
        byte[] deepest = EncodeDeep(codec, Chain(Limits.MaxDepth));
        byte[] deeper = EncodeDeep(codec, Chain(Limits.MaxDepth + 1));

        Assert.NotNull(codec.Decode(deepest));
        Assert.Throws<WireFormatException>(() => codec.Decode(deeper));
    }

    private static byte[] EncodeDeep<T>(IObjectCodec<T> codec, T value)
    {
        var buffer = new EncodeBuffer();
        try
        {
            Limits.MaxDepth = 2 * Deeper;
            codec.Encode(value, buffer);
        }
        finally
        {
            Limits.MaxDepth = Limits.DefaultMaxDepth;
        }

        return buffer.ToArray();
    }

    private static Link Chain(int levels) => Enumerable.Range(1, levels - 1).Aggregate(new Link { Number = 1 }, (next, _) => new Link { Number = 1, Next = next });

    private static Branch Nest(int levels)
    {
        var branch = new Branch();
        for (int i = 0; i < levels; i++)
        {
            branch = new Branch { Branches = [branch] };
        }

        return branch;
    }

    public sealed class Branch
    {
        public List<Branch>? Branches { get; set; }
    }

    public sealed class Link
    {
        public int Number { get; set; }

        public Link? Next { get; set; }
    }

    /// <summary>The limit is one for all: nothing else runs beside these tests.</summary>
    [CollectionDefinition(nameof(DepthTests), DisableParallelization = true)]
    public sealed class Alone;
}
