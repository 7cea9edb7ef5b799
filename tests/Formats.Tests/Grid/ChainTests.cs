namespace SerBench.Formats.Tests.Grid;

// Objects in tail position form chains of any length; nesting in collections has a limit.
public class ChainTests
{
    private const int Long = 300_000;

    // The formats that treat chains iteratively, each with three accesses.
    public static TheoryData<string> Modes =>
    [
        .. from format in new[] { "dense", "typed-markers", "typed-bitmap" }
           from access in new[] { "compiled", "accessors", "handwritten" }
           select $"{format}/{access}",
    ];

    public static TheoryData<string> Formats => ["dense", "typed-markers", "typed-bitmap"];

    [Theory]
    [SharedData(nameof(Modes))]
    public void AChainOfAMillion(string mode)
    {
        DeepObject? chain = null;
        for (int i = 0; i < Long; i++)
        {
            chain = new DeepObject { Id = i, Child = chain };
        }

        Assert.True(new DeepModel().AreEqual(chain, RoundTrip(mode, chain!)));
    }

    [Theory]
    [SharedData(nameof(Modes))]
    public void ATreeOfAMillionLevels(string mode)
    {
        TreeNode tree = new TreeModel().First($"deep-{Long}");
        Assert.True(new TreeModel().AreEqual(tree, RoundTrip(mode, tree)));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void PuttingOffChangesNoByte(string format)
    {
        IObjectCodec<TreeNode> codec = Witnesses.CodecOf<TreeNode>(format);
        byte[] all = codec.EncodeToArray(new TreeModel().First("published-1000"));

        // A subtree takes the same bytes whether it is the root, called or deferred, so its bytes occur within those of the whole.
        TreeNode subtree = codec.Decode(all);
        for (int level = 0; level < 20 && (subtree.Left ?? subtree.Right) is { } next; level++)
        {
            subtree = next;
            Assert.True(all.AsSpan().IndexOf(codec.EncodeToArray(subtree).AsSpan(1)) > 0);
        }
    }

    [Fact]
    public void CollectionsInCollectionsHaveALimit()
    {
        IObjectCodec<Branch> codec = Witnesses.CodecOf<Branch>("dense");
        var buffer = new EncodeBuffer();
        codec.Encode(Nest(Limits.MaxDepth), buffer);
        Assert.Equal(buffer.ToArray().Length, buffer.Length);
        Assert.NotNull(codec.Decode(buffer.ToArray()));
        Assert.Throws<UnsupportedValueException>(() => codec.Encode(Nest(Limits.MaxDepth + 1), buffer));
    }

    [Fact]
    public void DeeperInputIsRefused()
    {
        IObjectCodec<Branch> codec = Witnesses.CodecOf<Branch>("dense");
        byte[] bytes = codec.EncodeToArray(Nest(Limits.MaxDepth));

        // One more list of one branch around the innermost: a count of one, and a presence mark.
        byte[] deeper = [bytes[0], 2, 1, .. bytes[1..]];
        Assert.Throws<WireFormatException>(() => codec.Decode(deeper));
    }

    private static Branch Nest(int levels)
    {
        var branch = new Branch();
        for (int i = 1; i < levels; i++)
        {
            branch = new Branch { Branches = [branch] };
        }

        return branch;
    }

    private static T RoundTrip<T>(string mode, T value) => Witnesses.Decode<T>(mode, Witnesses.Encode(mode, value));

    public sealed class Branch { public List<Branch>? Branches { get; set; } }
}
