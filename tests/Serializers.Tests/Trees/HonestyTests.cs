namespace SerBench.Serializers.Tests.Trees;

// Cheating that is not allowed: a codec must not know the generator, postpone work, or pass objects beside the message.
public class HonestyTests
{
    private const int Nodes = 2_000;

    public static TheoryData<string> Codecs => TreeCases.Ids;

    [Theory]
    [MemberData(nameof(Codecs))]
    public void No_object_of_the_source_is_in_the_result(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        TreeNode root = TreeCases.Create($"published-{Nodes}");
        var source = new HashSet<object>(TreeCases.NodesOf(root).SelectMany(ObjectsOf), ReferenceEqualityComparer.Instance);

        TreeNode result = TreeCases.RoundTrip(codec, root, TreeCases.Slow);

        Assert.DoesNotContain(TreeCases.NodesOf(result).SelectMany(ObjectsOf), source.Contains);
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public void The_result_does_not_need_the_message_any_more(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        TreeNode root = TreeCases.Create($"published-{Nodes}");
        byte[] message = TreeCases.Serialize(codec, root, TreeCases.Slow);

        TreeNode result = codec.Deserialize(message, TreeCases.Slow);
        message.AsSpan().Fill(0xFF);

        Assert.True(TreeCases.Model.AreEqual(root, result));
    }

    // The same number of other digits. A codec that knew how the published digits are drawn would need more bytes for these.
    [Theory]
    [MemberData(nameof(Codecs))]
    public void Digits_of_another_source_take_as_many_bytes(string id)
    {
        ITreeCodec codec = TreeCases.Find(id);
        TreeNode root = TreeCases.Create($"published-{Nodes}");
        int expected = TreeCases.Serialize(codec, root, TreeCases.Slow).Length;
        var random = new SplitMix64(77);
        foreach (TreeNode node in TreeCases.NodesOf(root))
        {
            node.Value = string.Create(node.Value!.Length, 0, (chars, _) =>
            {
                foreach (ref char digit in chars)
                {
                    digit = (char)('0' + random.Next(10));
                }
            });
        }

        int actual = TreeCases.Serialize(codec, root, TreeCases.Slow).Length;

        // LZ4 finds a few more or fewer chance repetitions.
        Assert.InRange(actual, expected * 0.99, expected * 1.01);
    }

    // Each of ten digits carries 3.32 bits. With fewer bytes, the information would have to come from elsewhere.
    [Theory]
    [MemberData(nameof(Codecs))]
    public void No_message_is_below_the_entropy_of_its_digits(string id)
    {
        TreeNode root = TreeCases.Create($"published-{Nodes}");
        double entropy = TreeCases.NodesOf(root).Sum(node => node.Value!.Length) * Math.Log2(10) / 8;

        Assert.True(TreeCases.Serialize(TreeCases.Find(id), root, TreeCases.Slow).Length > entropy);
    }

    private static IEnumerable<object> ObjectsOf(TreeNode node) => node.Value is { Length: > 0 } value ? [node, value] : [node];
}
