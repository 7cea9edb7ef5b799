using SerBench.Benchmarks.Features.Fairness;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Features.Fairness;

// Rows are compared with direct calls in real processes; the result goes to a file, and from there to the reports.
public sealed class FairnessTests : WithFolder
{
    private static readonly RowRecord Row = new("peer/System.Text.Json", "simple", "s0", Operation.Encode);

    [Theory]
    [InlineData(100, 104.9, true)]
    [InlineData(100, 105.1, false)]
    [InlineData(10, 11.9, true)]
    [InlineData(10, 12.1, false)]
    [InlineData(100, 50, true)]
    public void A_row_may_take_a_little_longer_than_direct_calls(double direct, double row, bool isFair) =>
        Assert.Equal(isFair, new FairRow(Row, direct, row, 1).IsFair);

    // A main row that reads by a slower call than the library's first example is found, even if its direct calls are as slow.
    [Theory]
    [InlineData(100, 101, null)]
    [InlineData(80, 101, "peer/System.Text.Json:default")]
    [InlineData(98, 101, null)]
    public void A_main_row_is_compared_with_the_first_example_of_its_library(double example, double row, string? way)
    {
        FairRow slower = FairCell.Slower(
            new FairRow(Row, 100, row, 1), new FairRow(Row, example, row, 1) { Way = "peer/System.Text.Json:default" });

        Assert.Equal((way, way is null), (slower.Way, slower.IsFair));
    }

    [Fact]
    public void Each_main_row_is_compared_with_the_other_ways_of_its_card()
    {
        string[] examples =
        [
            .. ProgramRun.Catalog.Serializers.Select(row => row.Id)
                .Where(id => PeerId.Parse(id) is { Ending: ":default" } && LibraryCard.FindRow(id) is not null),
        ];

        Assert.NotEmpty(examples);
        Assert.All(examples, example => Assert.Contains(example, WaysBeside(PeerId.Parse(example)!.Value.Main)));
        if (ProgramRun.Catalog.Find("peer/protobuf-net") is not null)
        {
            // A way that gives something up is no rival.
            Assert.Equal(["peer/protobuf-net:as-published"], WaysBeside("peer/protobuf-net"));
        }
    }

    // The first example of a library may have another format than its main row.
    [Fact]
    public void A_way_that_cannot_read_the_messages_of_the_row_is_no_rival()
    {
        DirectCall own = DirectCall.Of<string>("peer/Mine", "simple", Encoding.UTF8.GetBytes, Encoding.UTF8.GetString);
        DirectCall other = DirectCall.Of<string>(
            "peer/Mine:default", "simple", Encoding.UTF8.GetBytes, _ => throw new ArgumentException("typeId"));

        Assert.Equal("peer/Mine", Assert.Single(FairCell.LoopsOf([own, other], ["message"u8.ToArray()])).Row);
        Assert.Throws<ArgumentException>(() => FairCell.LoopsOf([other, own], ["message"u8.ToArray()]));
    }

    private static IEnumerable<string> WaysBeside(string row)
    {
        IModel model = ModelCatalog.BuiltIn.Find("simple")!;
        var cell = new Cell(ProgramRun.Catalog.Find(row)!, model, model.Scenarios[0]);
        return FairCell.Find(cell, null)!.Calls.Skip(1).Select(call => call.Serializer);
    }

    [LongFact]
    public void A_row_of_a_library_is_compared_and_shown_in_a_report()
    {
        (string fair, string record) = (_folder.File("fair.json"), _folder.File("run.json"));
        RunRecordFile.Write(record, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("doctor", "--fair", "--serializer", Row.Serializer, "--model", "simple", "--save", fair);
        ProgramRun report = ProgramRun.Of("report", record, "--fairness", fair);

        Assert.Equal("", run.Error);
        Assert.Contains("of 2 rows take at most 5 % or 2 ns longer", run.Output);
        Assert.Equal(ExitCode.Done, report.ExitCode);
        FairnessRecord read = RunRecordFile.Read(record).Fairness!;
        Assert.Equal([Row, Row with { Operation = Operation.Decode }], read.Rows.Select(row => row.Row));
        Assert.Matches(@"\| peer/System\.Text\.Json +\| +2 \|", WrittenReports.Markdown(RunRecordFile.Read(record)));
        Assert.Contains("peer/System.Text.Json simple encode", WrittenReports.Html(RunRecordFile.Read(record)));
    }

    [LongFact]
    public void Rows_of_a_type_and_of_a_plug_in_from_outside_are_compared()
    {
        string plugin = CompiledAssembly.Write(_folder, "Mine", """
            using SerBench.Serializers.Direct;

            public sealed class Mine : ISerializer
            {
                public string Id => "mine/json";
                public string Title => "mine";
                public SerializerFamily Family => SerializerFamily.Peer;
                public Traits Traits => Traits.None;
                public Binding<T> Bind<T>() => Binding<T>.To(new ObjectCodec<T, Core<T>>(new Core<T>()));

                private readonly struct Core<T>() : IObjectCore<T>
                {
                    public void Encode(T value, EncodeBuffer buffer) => buffer.Adopt(Calls.Write(value));
                    public T Decode(ArraySegment<byte> data) => System.Text.Json.JsonSerializer.Deserialize<T>(data)!;
                }
            }

            public sealed class Calls : IDirectCalls
            {
                public IEnumerable<DirectCall> All => [DirectCall.Of<SimpleObject>("mine/json", "simple", Write, data => System.Text.Json.JsonSerializer.Deserialize<SimpleObject>(data)!)];
                public static byte[] Write<T>(T value) => System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(value);
            }
            """);

        Assert.Contains(
            "of 2 rows take at most",
            ProgramRun.Of("doctor", "--fair", "--plugin", plugin, "--serializer", "mine/json", "--model", "simple").Output);
        Assert.Contains(
            "of 2 rows take at most",
            ProgramRun.Of("doctor", "--fair", "--types", Samples.Models, "--type", "Telemetry", "--serializer", "MemoryPack").Output);
    }
}
