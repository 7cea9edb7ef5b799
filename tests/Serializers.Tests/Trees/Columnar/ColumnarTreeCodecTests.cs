using SerBench.Serializers.Trees.Columnar;

namespace SerBench.Serializers.Tests.Trees.Columnar;

public class ColumnarTreeCodecTests
{
    private static readonly ColumnarTreeCodec Codec = new();

    [Fact]
    public void One_thread_always_gives_the_same_bytes()
    {
        TreeNode root = TreeCases.Create("published-20000");

        Assert.Equal(TreeCases.Serialize(Codec, root, TreeCases.Slow), TreeCases.Serialize(Codec, root, TreeCases.Slow));
    }

    [Fact]
    public void Several_threads_give_the_same_tree()
    {
        TreeNode root = TreeCases.Create("published-60000");
        for (int threads = 2; threads <= 5; threads++)
        {
            Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(Codec, root, new TreeLink(1000, threads))));
        }
    }

    [Fact]
    public void Digits_take_ten_bits_for_three()
    {
        TreeNode root = TreeCases.Create("published-50000");
        long digits = TreeCases.NodesOf(root).Sum(node => (long)node.Value!.Length);

        int size = TreeCases.Serialize(Codec, root, TreeLink.Memory).Length;

        // Besides the digits each node has two bits of shape, 31 of key and 8 of length, and each frame has some more bytes.
        Assert.InRange(size, digits * 10 / 24, (digits * 10 / 24) + (50_000L * 41 / 8) + 2_000);
    }

    // A character that is no digit affects only its own frame.
    [Fact]
    public void Digits_are_packed_again_after_other_text()
    {
        const int nodes = 50_000;
        const int length = 30;
        TreeNode root = TreeCases.ChainOf(Enumerable.Repeat(new string('7', length), nodes).Prepend("x"));

        int size = TreeCases.Serialize(Codec, root, TreeLink.Memory).Length;

        // One frame in six has a byte per digit. Besides its text a node takes three bytes.
        Assert.InRange(size, nodes * length * 10 / 24, nodes * (3 + (length * 6 / 10)));
        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(Codec, root, TreeLink.Memory)));
    }

    // On slow links, 16 different characters take 4 bits each. On fast links, packing would only cost time.
    [Fact]
    public void A_small_alphabet_is_packed_on_slow_links_only()
    {
        TreeNode root = TreeCases.ChainOf(Enumerable.Repeat("0123456789abcdef0123456789abcdef", 200));

        int slow = TreeCases.Serialize(Codec, root, TreeCases.Slow).Length;
        int fast = TreeCases.Serialize(Codec, root, new TreeLink(10_000, 1)).Length;

        Assert.InRange(fast - slow, (200 * 16) - 20, 200 * 16);
        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(Codec, root, TreeCases.Slow)));
    }

    [Theory]
    [InlineData("a")]
    [InlineData("ab")]
    [InlineData("abcde")]
    [InlineData("The quick brown fox jumps over the lazy dog, 123 times!")]
    [InlineData("\0\u007F")]
    public void Alphabets_of_any_size_come_back(string characters)
    {
        // Some lengths end within a group of eight and some at its end.
        string[] values = [.. Enumerable.Range(1, 300).Select(length =>
            string.Concat(Enumerable.Range(0, length).Select(i => characters[(i * 7) % characters.Length])))];
        TreeNode root = TreeCases.ChainOf(values);

        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(Codec, root, new TreeLink(1, 1))));
    }

    [Fact]
    public void Lone_surrogates_come_back()
    {
        TreeNode root = TreeCases.ChainOf("a\uD83D", "\uDE00b", "\uDE00", "x");

        Assert.True(TreeCases.Model.AreEqual(root, TreeCases.RoundTrip(Codec, root, TreeCases.Slow)));
    }
}
