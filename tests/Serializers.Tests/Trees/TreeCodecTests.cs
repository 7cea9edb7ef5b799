using SerBench.Formats.Tests.Hostile;

namespace SerBench.Serializers.Tests.Trees;

// Rules for every codec of whole trees, on links of any speed.
public class TreeCodecTests
{
    // Mutations for each kind of text: more than 100,000 in all for our codecs.
    private const int Mutations = 34_000;
    private const ulong Seed = 20160419;

    private static readonly string[] Scenarios = ["single", "published-3000", "text-2000", "ids-3000", "deep-60"];
    private static readonly int[] Bandwidths = [1, 100, 10_000];

    // These peers carry only values that protobuf can express. We do not extend the published FlatBuffers code.
    private static readonly string[] Ours = ["tree/columnar", "tree/preorder"];

    public static TheoryData<string> Codecs => TreeCases.Ids;

    public static TheoryData<string> OurCodecs => [.. Ours];

    [Theory]
    [MemberData(nameof(Codecs))]
    public void Trees_come_back_over_any_link(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        foreach (string scenario in Scenarios)
        {
            TreeNode root = TreeCases.Create(scenario);
            foreach (int bandwidth in Bandwidths)
            {
                foreach (int threads in new[] { 1, 3 })
                {
                    TreeNode copy = TreeCases.RoundTrip(codec, root, new TreeLink(bandwidth, threads));
                    Assert.True(TreeCases.Model.AreEqual(root, copy), $"{scenario}, {bandwidth} MB/s, {threads} threads");
                }
            }
        }
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public void A_codec_serves_several_threads_at_once(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        TreeNode[] roots =
            [TreeCases.Create("single"), TreeCases.Create("published-300"), TreeCases.Create("text-200"), TreeCases.Create("ids-300")];

        Parallel.For(0, 20 * roots.Length, i =>
        {
            TreeNode root = roots[i % roots.Length];
            Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(codec, root, new TreeLink(100, 2))));
        });
    }

    [Theory]
    [SharedData(nameof(OurCodecs))]
    public void A_chain_of_a_million_nodes_comes_back(string id)
    {
        TreeNode root = TreeCases.Create("deep-1000000");

        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(TreeCases.Find(id), root, new TreeLink(100, 2))));
    }

    [Theory]
    [MemberData(nameof(OurCodecs))]
    public void Nulls_empty_and_long_strings_come_back(string id)
    {
        string?[] values = [null, "", "1", null, new('7', 1 << 20), "x", null, new('é', 100_000), "", new('中', 70_000), null];
        TreeNode root = TreeCases.ChainOf(values);

        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(TreeCases.Find(id), root, TreeCases.Slow)));
    }

    [Theory]
    [MemberData(nameof(OurCodecs))]
    public void Every_key_comes_back(string id)
    {
        long[] keys = [0, 1, -1, long.MaxValue, long.MinValue, int.MinValue, 1L << 40, 1L << 62];
        TreeNode? root = null;
        foreach (long key in keys)
        {
            root = new TreeNode { Key = key, Value = "5", Right = root };
        }

        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(TreeCases.Find(id), root!, TreeCases.Slow)));
    }

    [Theory]
    [InlineData("text-3000")]
    [InlineData("ids-3000")]
    public void Columns_take_at_most_five_percent_more_than_the_text(string scenario)
    {
        TreeNode root = TreeCases.Create(scenario);
        int utf8 = TreeCases.NodesOf(root).Sum(node => System.Text.Encoding.UTF8.GetByteCount(node.Value!));
        int naive = TreeCases.Serialize(TreeCases.Find("tree/preorder"), root, TreeLink.Memory).Length;

        foreach (int bandwidth in Bandwidths)
        {
            int size = TreeCases.Serialize(TreeCases.Find("tree/columnar"), root, new TreeLink(bandwidth, 1)).Length;
            Assert.True(size <= naive, $"{size} bytes at {bandwidth} MB/s, the naive codec takes {naive}");
            Assert.True(size - KeysOf(root) <= utf8 * 1.05, $"{size} bytes at {bandwidth} MB/s for {utf8} of text");
        }
    }

    // Slow links use other layouts than memory, which the hostile suites attack.
    [LongTheory]
    [InlineData("tree/columnar", "ids-50")]
    [InlineData("tree/columnar", "published-50")]
    [InlineData("tree/columnar", "text-50")]
    [InlineData("tree/flatbuffers-lz4", "published-50")]
    public void Damage_on_a_slow_link_is_refused_or_gives_a_tree(string id, string scenario)
    {
        ITreeCodec codec = TreeCases.Find(id);
        byte[] message = TreeCases.Serialize(codec, TreeCases.Create(scenario), TreeCases.Slow);
        var mutator = new Damage(Seed);
        int refused = 0;
        for (int length = 0; length < message.Length; length++)
        {
            Assert.Throws<WireFormatException>(() => codec.Deserialize(new ArraySegment<byte>(message, 0, length), TreeCases.Slow));
        }

        for (int i = 0; i < Mutations; i++)
        {
            refused += TryFeed(codec, mutator.Next([message])) ? 0 : 1;
        }

        Assert.InRange(refused, 1, Mutations - 1);
    }

    private static bool TryFeed(ITreeCodec codec, byte[] message)
    {
        try
        {
            TreeNode tree = codec.Deserialize(message, TreeCases.Slow);
            return TreeCases.Model.AreEqual(tree, TreeCases.RoundTrip(TreeCases.Find("tree/columnar"), tree, TreeCases.Slow))
                ? true
                : throw new InvalidOperationException("An accepted tree does not survive another round trip.");
        }
        catch (WireFormatException)
        {
            return false;
        }
    }

    // Random keys of 64 bits are no text.
    private static int KeysOf(TreeNode root) => TreeCases.NodesOf(root).Count() * sizeof(long);
}
