namespace SerBench.Serializers.Tests.Racing;

public sealed class GuardedCodecTests
{
    [Theory]
    [InlineData(10, 10, true)]
    [InlineData(11, 10, false)]
    [InlineData(65, 1000, false)]
    [InlineData(64, 1000, true)]
    public void A_value_is_refused_beyond_the_lower_of_both_limits(int depth, int limit, bool fits)
    {
        var inner = new Fake(() => new TreeNode());
        var codec = new GuardedCodec<TreeNode>(inner, "a library", limit);
        TreeNode chain = Chain(depth);
        var buffer = new EncodeBuffer();
        if (fits)
        {
            codec.Encode(chain, buffer);
            codec.Prepare([chain], _ => 0, (_, _) => true);
        }
        else
        {
            Assert.Throws<UnsupportedValueException>(() => codec.Encode(chain, buffer));
            Assert.Throws<UnsupportedValueException>(() => codec.Prepare([chain], _ => 0, (_, _) => true));
        }

        Assert.Equal(fits ? 1 : 0, inner.Encoded);
        Assert.Equal(fits ? 1 : 0, inner.Prepared);
    }

    [Fact]
    public void What_is_timed_runs_no_check()
    {
        var inner = new Fake(() => new TreeNode());
        ICodec<TreeNode> codec = new GuardedCodec<TreeNode>(inner, "a library", maxDepth: 10);
        Assert.Throws<UnsupportedValueException>(() => codec.Check(Chain(11)));
        codec.EncodeChecked(Chain(11), new EncodeBuffer());
        Assert.Equal(1, inner.Encoded);
    }

    [Fact]
    public void A_longer_message_than_the_library_reads_is_refused()
    {
        var inner = new Fake(() => new TreeNode()) { Length = 101 };
        var codec = new GuardedCodec<TreeNode>(inner, "a library", longestMessage: 100);
        UnsupportedValueException thrown = Assert.Throws<UnsupportedValueException>(() => codec.Encode(new TreeNode(), new EncodeBuffer()));
        Assert.Equal("what checks messages of a library takes at most 100 bytes, and this value takes 101.", thrown.Message);
        Assert.Throws<UnsupportedValueException>(() => codec.Prepare([new TreeNode()], _ => 0, (_, _) => true));
        new GuardedCodec<TreeNode>(inner, "a library", longestMessage: 101).Prepare([new TreeNode()], _ => 0, (_, _) => true);
    }

    [Fact]
    public void A_cycle_is_refused()
    {
        var node = new TreeNode();
        node.Right = new TreeNode { Left = node };
        Assert.Throws<UnsupportedValueException>(() =>
            new GuardedCodec<TreeNode>(new Fake(() => node), "a library").Encode(node, new EncodeBuffer()));
    }

    [Fact]
    public void Nesting_is_found_inside_collections()
    {
        Forest forest = new() { Trees = { new Forest { ByName = { ["a"] = new Forest() } } } };
        Nesting.Check(forest, limit: 3);
        Assert.Throws<UnsupportedValueException>(() => Nesting.Check(forest, limit: 2));
    }

    [Fact]
    public void What_a_library_throws_becomes_the_exception_for_damaged_input()
    {
        var fault = new EndOfStreamException("too short");
        var codec = new GuardedCodec<TreeNode>(new Fake(() => throw fault), "a library");
        WireFormatException thrown = Assert.Throws<WireFormatException>(() => codec.Decode(Array.Empty<byte>()));
        Assert.Same(fault, thrown.InnerException);
        Assert.Contains("a library", thrown.Message);
        Assert.Contains("too short", thrown.Message);
    }

    [Fact]
    public void What_a_library_throws_at_a_value_becomes_the_exception_for_such_values()
    {
        var inner = new Fake(() => new TreeNode()) { Fault = new InvalidOperationException("not that one") };
        UnsupportedValueException thrown = Assert.Throws<UnsupportedValueException>(
            () => new GuardedCodec<TreeNode>(inner, "a library").Encode(new TreeNode(), new EncodeBuffer()));
        Assert.Equal("a library refuses it (InvalidOperationException: not that one)", thrown.Message);
    }

    [Fact]
    public void A_refusal_of_a_value_is_passed_on()
    {
        var refusal = new UnsupportedValueException("too deep");
        var codec = new GuardedCodec<TreeNode>(new Fake(() => new TreeNode()) { Fault = refusal }, "a library");
        Assert.Same(refusal, Assert.Throws<UnsupportedValueException>(() => codec.Encode(new TreeNode(), new EncodeBuffer())));
    }

    [Fact]
    public void Null_is_no_result() =>
        Assert.Throws<WireFormatException>(() =>
            new GuardedCodec<TreeNode>(new Fake(() => null!), "a library").Decode(Array.Empty<byte>()));

    private static TreeNode Chain(int depth)
    {
        var root = new TreeNode();
        TreeNode last = root;
        for (int i = 1; i < depth; i++)
        {
            last = i % 2 == 0 ? last.Left = new TreeNode() : last.Right = new TreeNode();
        }

        return root;
    }

    private sealed class Forest
    {
        public List<Forest> Trees { get; } = [];

        public Dictionary<string, Forest> ByName { get; } = [];
    }

    private sealed class Fake(Func<TreeNode> decode) : IObjectCodec<TreeNode>, IPreparedCodec<TreeNode>, IWorkload
    {
        public int Encoded { get; private set; }

        public int Prepared { get; private set; }

        public Exception? Fault { get; init; }

        public int Length { get; init; }

        public IReadOnlyList<byte[]> Payloads => [new byte[Length]];

        public long MeasureKept(int count) => 0;

        public CodecShape Shape => CodecShape.Object;

        public void Encode(TreeNode value, EncodeBuffer buffer)
        {
            Encoded++;
            buffer.Length = Length;
            if (Fault is not null)
            {
                throw Fault;
            }
        }

        public TreeNode Decode(ArraySegment<byte> data) => decode();

        public IWorkload Prepare(TreeNode[] values, Func<TreeNode, ulong> touch, Func<TreeNode, TreeNode, bool> areEqual)
        {
            Prepared++;
            return this;
        }

        public void Run(Operation operation, int times) => throw new NotSupportedException("A guard prepares workloads and runs none.");

        public byte[] EncodeAlone() => throw new NotSupportedException("A guard prepares workloads and runs none.");

        public void Forget() => throw new NotSupportedException("A guard prepares workloads and runs none.");

        public ulong TouchLast() => throw new NotSupportedException("A guard prepares workloads and runs none.");
    }
}
