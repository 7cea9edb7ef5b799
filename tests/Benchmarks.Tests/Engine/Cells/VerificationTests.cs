namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class VerificationTests
{
    // The reader of "sharing" gives one shared empty array, and a writer that keeps references then refers to it: bytes may change once.
    [Theory]
    [InlineData("forgetful", CellStatus.Failed, "the decoded value differs from the one encoded")]
    [InlineData("throwing", CellStatus.Failed, "InvalidCastException: A string is no number.")]
    [InlineData("unstable", CellStatus.Failed, "the decoded value gives other bytes when encoded")]
    [InlineData("changing", CellStatus.Failed, "the decoded value gives other bytes when encoded")]
    [InlineData("restless", CellStatus.Failed, "the decoded value gives other bytes when encoded")]
    [InlineData("misreferring", CellStatus.Failed, "the decoded value gives other bytes when encoded")]
    [InlineData("cheating", CellStatus.Failed, "the checksum after the measured loop differs")]
    [InlineData("switching", CellStatus.Failed, "the measured loop has other bytes than the codec")]
    [InlineData("blind-view", CellStatus.Failed, "the checksum of the values read in place differs")]
    [InlineData("losing", CellStatus.Failed, "the decoded value differs from the one encoded")]
    [InlineData("refusing", CellStatus.Dash, "Person.Name: text has no mapping here")]
    [InlineData("choosy", CellStatus.Dash, "The value is too ordinary.")]
    [InlineData("sharing", CellStatus.Verified, null)]
    [InlineData("folding", CellStatus.Verified, null)]
    [InlineData("view", CellStatus.Verified, null)]
    public void Whatever_is_wrong_with_a_serializer_is_found(string serializer, CellStatus status, string? reason)
    {
        CellRecord found = Check($"double/{serializer}", "person", "article", status);

        Assert.Equal(reason, found.Reason);
        Assert.Equal(status == CellStatus.Verified, found.Shape is not null);
        Assert.True(serializer != "view" || found.Shape == CodecShape.View);
    }

    // A decoded value lives longer than its message. A reader that keeps a pointer into the message shows another value after the message
    // is overwritten.
    [Fact]
    public void A_value_that_points_into_its_message_is_found()
    {
        var model = new PacketModel();
        CellRecord found = Verification.Check(new Cell(new PointingSerializer(), model, model.Scenarios[0]));

        Assert.Equal((CellStatus.Failed, "the decoded value differs from the one encoded"), (found.Status, found.Reason));
    }

    [Fact]
    public void A_fault_in_varied_data_names_the_instance() =>
        Assert.Equal(
            "instance 0: the decoded value differs from the one encoded",
            Check("double/forgetful", "person", "varied", CellStatus.Failed).Reason);

    [Fact]
    public void A_right_serializer_is_verified_with_its_size()
    {
        CellRecord verified = Check("double/good", "simple", "s0", CellStatus.Verified);

        int length = ModelJson.Write(new SimpleModel().Create(new Scenario("s0", ""), CellId.Seed, 1)[0]).Length;
        Assert.Equal(new SizeRange(length, length, length), verified.Size);
        Assert.Equal(CodecShape.Object, verified.Shape);
        Assert.Equal(64, verified.PayloadSha256!.Length);
    }

    [PeerFact("Microsoft.Orleans.Serialization")]
    public void Empty_arrays_that_a_library_shares_are_no_fault() =>
        Check("peer/Microsoft.Orleans.Serialization", "mk48", "published-1", CellStatus.Verified);

    [Fact]
    public void Every_instance_of_varied_data_counts()
    {
        CellRecord verified = Check("double/good", "person", "varied", CellStatus.Verified);

        Assert.True(verified.Size!.Min < verified.Size.Mean && verified.Size.Mean < verified.Size.Max);
    }

    [Fact]
    public void Null_that_comes_back_empty_is_marked_where_the_serializer_says_so()
    {
        CellRecord verified = Check("double/folding", "person", "default", CellStatus.Verified);

        Assert.Equal("null texts come back empty (1 of 1 records)", verified.NullsChanged);

        // The timing process reads the same values.
        OpenedCell opened = OpenedCell.Open(CellOf("double/folding", "person", "default"));
        opened.Workload.Run(Operation.Decode, 1);
        Assert.Equal(opened.Touches[0], opened.Workload.TouchLast());
    }

    private static CellRecord Check(string serializer, string model, string scenario, CellStatus expected)
    {
        CellRecord found = Verification.Check(CellOf(serializer, model, scenario));
        Assert.Equal(expected, found.Status);
        return found;
    }

    private static Cell CellOf(string serializer, string model, string scenario) =>
        new CellSelection(ProgramRun.Catalog, ModelCatalog.BuiltIn).Find(new CellId(serializer, model, scenario));

    private sealed record Packet(byte[] Bytes);

    // Discovery does not find these types, because they are private.
    private sealed class PacketModel : ModelBase<Packet>
    {
        public override string Id => "packet";

        public override string Description => "some bytes";

        public override IReadOnlyList<Scenario> Scenarios { get; } = [new("some", "ten bytes")];

        public override bool AreEqual(Packet? left, Packet? right) => left!.Bytes.AsSpan().SequenceEqual(right!.Bytes);

        public override ulong Touch(Packet value) => value.Bytes[0];

        protected override void Fill(Scenario scenario, ulong seed, Span<Packet> values) => values.Fill(new Packet([.. "some bytes"u8]));
    }

    private sealed class PointingSerializer() : DoubleSerializer("pointing")
    {
        public override Binding<T> Bind<T>() => Binding<T>.To((ICodec<T>)(object)new Codec());

        private sealed class Codec : IObjectCodec<Packet>, IPreparedCodec<Packet>
        {
            public CodecShape Shape => CodecShape.Object;

            public void Encode(Packet value, EncodeBuffer buffer)
            {
                value.Bytes.CopyTo(buffer.Bytes, 0);
                buffer.Length = value.Bytes.Length;
            }

            public Packet Decode(ArraySegment<byte> data) => new(data.Array!);

            public IWorkload Prepare(Packet[] values, Func<Packet, ulong> touch, Func<Packet, Packet, bool> areEqual) =>
                new SimpleWorkload<Packet>(this, values, data => touch(Decode(data)));
        }
    }
}
