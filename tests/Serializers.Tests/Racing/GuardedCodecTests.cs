namespace SerBench.Serializers.Tests.Racing;

public sealed class GuardedCodecTests
{
    [Theory]
    [InlineData(10, 10, true)]
    [InlineData(11, 10, false)]
    [InlineData(65, 1000, false)]
    [InlineData(64, 1000, true)]
    public void A_value_is_refused_beyond_the_lower_of_both_limits_but_not_within_the_clock(int depth, int limit, bool fits)
    {
        var codec = new GuardedCodec<TreeNode>(new Fake(), "a library", limit);
        var chain = new TreeNode();
        for (int i = 1; i < depth; i++)
        {
            chain = i % 2 == 0 ? new TreeNode { Left = chain } : new TreeNode { Right = chain };
        }

        Assert.True(Record.Exception(() => codec.Encode(chain, new EncodeBuffer())) is UnsupportedValueException != fits);
        codec.EncodeChecked(chain, new EncodeBuffer());
    }

    [Theory]
    [InlineData(100, false)]
    [InlineData(101, true)]
    public void A_longer_message_than_the_library_reads_is_refused(int longest, bool fits) => Assert.Equal(
        fits ? null : "what checks messages of a library takes at most 100 bytes, and this value takes 101.",
        Refusal(new GuardedCodec<TreeNode>(new Fake { Length = 101 }, "a library", longestMessage: longest)));

    [Fact]
    public void What_a_library_throws_becomes_the_exception_for_damaged_input()
    {
        var fault = new EndOfStreamException("too short");
        var thrown = Assert.Throws<WireFormatException>(() => Guarded(fault).Decode(Array.Empty<byte>()));
        Assert.Same(fault, thrown.InnerException);
        Assert.Contains("a library refuses it (EndOfStreamException: too short)", thrown.Message);
    }

    [Fact]
    public void What_a_library_throws_at_a_value_becomes_the_exception_for_such_values() => Assert.Equal(
        "a library refuses it (InvalidOperationException: not that one)", Refusal(Guarded(new InvalidOperationException("not that one"))));

    [Fact]
    public void A_refusal_of_a_value_is_passed_on() =>
        Assert.Equal("too deep", Refusal(Guarded(new UnsupportedValueException("too deep"))));

    [Fact]
    public void Null_is_no_result() => Assert.Throws<WireFormatException>(() => Guarded(fault: null).Decode(Array.Empty<byte>()));

    private static GuardedCodec<TreeNode> Guarded(Exception? fault) => new(new Fake { Fault = fault }, "a library");

    private static string? Refusal(GuardedCodec<TreeNode> codec) =>
        (Record.Exception(() => codec.Encode(new TreeNode(), new EncodeBuffer())) as UnsupportedValueException)?.Message;

    private sealed class Fake : IObjectCodec<TreeNode>
    {
        public Exception? Fault { get; init; }

        public int Length { get; init; }

        public CodecShape Shape => CodecShape.Object;

        public void Encode(TreeNode value, EncodeBuffer buffer) => buffer.Length = Fault is null ? Length : throw Fault;

        public TreeNode Decode(ArraySegment<byte> data) => Fault is null ? null! : throw Fault;
    }
}
