using SerBench.Serializers.Compressed;
using SerBench.Serializers.Trees.Generic;
using SerBench.Serializers.Trees.Preorder;

namespace SerBench.Serializers.Tests.Trees;

// The checks before a tree is serialized are not timed.
public class TreeCheckTests
{
    private const int Times = 7;

    private static readonly Operation[] Operations =
        [Operation.Encode, Operation.EncodeFresh, Operation.Decode, Operation.RoundTrip, Operation.Article];

    public static TheoryData<string> Libraries => [.. TreeCases.Codecs.OfType<SerializerTreeCodec>().Select(codec => codec.Id)];

    // A tree that the check refuses shows whether serializing checks again: then only the library itself may refuse it.
    [Theory]
    [MemberData(nameof(Libraries))]
    public void Serializing_leaves_depth_to_the_check(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        TreeNode tooDeep = TreeCases.Create($"deep-{Limits.MaxDepth + 1}");

        Assert.Throws<UnsupportedValueException>(() => codec.Check(tooDeep));
        Exception? thrown = Record.Exception(() => codec.Serialize(tooDeep, TreeLink.Memory, new EncodeBuffer()));
        Assert.True(thrown is null or UnsupportedValueException { InnerException: not null }, $"{thrown}");
    }

    [Fact]
    public void Every_value_of_a_row_is_checked_before_it_is_timed_and_never_again()
    {
        var codec = new Counting();
        AssertTimedWithoutCheck(new TreeSerializer(codec), () => codec.Checked);
    }

    [Fact]
    public void Nor_is_a_compressed_one()
    {
        var codec = new Counting();
        AssertTimedWithoutCheck(
            new CompressedSerializer(new TreeSerializer(codec), Catalog.BuiltIn.FindCompressor("lz4")!), () => codec.Checked);
    }

    [Theory]
    [InlineData("")]
    [InlineData("+lz4")]
    public void A_row_refuses_what_its_check_refuses(string suffix)
    {
        ICodec<TreeNode> codec = Catalog.BuiltIn.Find("tree/google-protobuf" + suffix)!.Bind(TreeCases.Model).Codec!;
        TreeNode tooDeep = TreeCases.Create($"deep-{Limits.MaxDepth + 1}");

        Assert.Throws<UnsupportedValueException>(() => codec.Check(tooDeep));
        Assert.Throws<UnsupportedValueException>(() => codec.Encode(tooDeep, new EncodeBuffer()));
        Assert.Throws<UnsupportedValueException>(() => codec.Prepare([tooDeep], _ => 0, (_, _) => true));
    }

    private static void AssertTimedWithoutCheck(ISerializer serializer, Func<int> count)
    {
        TreeNode[] roots = [TreeCases.Create("single"), TreeCases.Create("text-20")];
        ICodec<TreeNode> codec = serializer.Bind(TreeCases.Model).Codec!;

        IWorkload workload = codec.Prepare(roots, TreeCases.Model.Touch, TreeCases.Model.AreEqual);
        Assert.Equal(roots.Length, count());
        Assert.All(Operations, operation => workload.Run(operation, Times));
        Assert.Equal(roots.Length, count());

        codec.Encode(roots[0], new EncodeBuffer());
        Assert.Equal(roots.Length + 1, count());
    }

    // Discovery does not find this type, because it is private.
    private sealed class Counting : ITreeCodec
    {
        private readonly PreorderTreeCodec _codec = new();

        public int Checked { get; private set; }

        public string Id => "tree/counting";

        public string Title => "Counting";

        public Traits Traits => Traits.None;

        public void Check(TreeNode root) => Checked++;

        public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer) => _codec.Serialize(root, link, buffer);

        public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => _codec.Deserialize(message, link);
    }
}
