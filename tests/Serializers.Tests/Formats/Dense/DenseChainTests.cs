using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Tests.Zoo;

namespace SerBench.Serializers.Tests.Formats.Dense;

/// <summary>Objects in tail position make chains without a limit; nesting in collections has one.</summary>
public class DenseChainTests
{
    private const int Long = 1_000_000;

    public static TheoryData<string> Accesses => ["compiled", "accessors", "handwritten"];

    [Theory]
    [MemberData(nameof(Accesses))]
    public void AChainOfAMillion(string access)
    {
        DeepObject? chain = null;
        for (int i = 0; i < Long; i++)
        {
            chain = new DeepObject { Id = i, Child = chain };
        }

        var model = new DeepModel();
        Assert.True(model.AreEqual(chain, RoundTrip(access, model, chain!)));
    }

    [Theory]
    [MemberData(nameof(Accesses))]
    public void ATreeOfAMillionLevels(string access)
    {
        var model = new TreeModel();
        TreeNode tree = model.Create(model.FindScenario($"deep-{Long}")!, seed: 1, count: 1)[0];
        Assert.True(model.AreEqual(tree, RoundTrip(access, model, tree)));
    }

    [Fact]
    public void PuttingOffChangesNoByte()
    {
        var model = new TreeModel();
        var buffer = new EncodeBuffer();
        IObjectCodec<TreeNode> codec = CodecOf("compiled", model);
        codec.Encode(model.Create(model.FindScenario("published-1000")!, seed: 1, count: 1)[0], buffer);
        byte[] all = buffer.ToArray();

        // A subtree takes the same bytes whether it is the root, called or put off: its bytes occur within those of the whole.
        TreeNode subtree = codec.Decode(all);
        for (int level = 0; level < 20 && (subtree.Left ?? subtree.Right) is { } next; level++)
        {
            subtree = next;
            codec.Encode(subtree, buffer);
            Assert.True(all.AsSpan().IndexOf(buffer.Written[1..]) > 0);
        }
    }

    [Fact]
    public void CollectionsInCollectionsHaveALimit()
    {
        IObjectCodec<Branch> codec = CodecOf("compiled", new AnyModel<Branch>());
        var buffer = new EncodeBuffer();
        codec.Encode(Nest(Limits.MaxDepth), buffer);
        Assert.Equal(buffer.ToArray().Length, buffer.Length);
        Assert.NotNull(codec.Decode(buffer.ToArray()));
        Assert.Throws<UnsupportedValueException>(() => codec.Encode(Nest(Limits.MaxDepth + 1), buffer));
    }

    [Fact]
    public void DeeperInputIsRefused()
    {
        IObjectCodec<Branch> codec = CodecOf("compiled", new AnyModel<Branch>());
        var buffer = new EncodeBuffer();
        codec.Encode(Nest(Limits.MaxDepth), buffer);
        ReadOnlySpan<byte> bytes = buffer.Written;

        // One more list of one branch around the innermost: a count of one, and that it is there.
        byte[] deeper = [bytes[0], 2, 1, .. bytes[1..]];
        Assert.Throws<WireFormatException>(() => codec.Decode(deeper));
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

    private static T RoundTrip<T>(string access, IModel<T> model, T value)
    {
        IObjectCodec<T> codec = CodecOf(access, model);
        var buffer = new EncodeBuffer();
        codec.Encode(value, buffer);
        return codec.Decode(buffer.ToArray());
    }

    private static IObjectCodec<T> CodecOf<T>(string access, IModel<T> model) =>
        Assert.IsType<IObjectCodec<T>>(Catalog.BuiltIn.Find($"dense/{access}")!.Bind(model).Codec, exactMatch: false);

    public sealed class Branch
    {
        public List<Branch>? Branches { get; set; }
    }
}
