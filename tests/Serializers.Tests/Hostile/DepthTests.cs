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

        byte[] deep = EncodeDeep(codec);
        Assert.Throws<WireFormatException>(() => codec.Decode(deep));
    }

    private static byte[] EncodeDeep(IObjectCodec<Branch> codec)
    {
        var buffer = new EncodeBuffer();
        try
        {
            Limits.MaxDepth = 2 * Deeper;
            codec.Encode(Nest(Deeper), buffer);
        }
        finally
        {
            Limits.MaxDepth = Limits.DefaultMaxDepth;
        }

        return buffer.ToArray();
    }

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

    /// <summary>The limit is one for all: nothing else runs beside these tests.</summary>
    [CollectionDefinition(nameof(DepthTests), DisableParallelization = true)]
    public sealed class Alone;
}
