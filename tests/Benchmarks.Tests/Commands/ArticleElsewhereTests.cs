using SerBench.Benchmarks.Tests.Engine.Measure;
using SerBench.Published.IgniteArticle;

namespace SerBench.Benchmarks.Tests.Commands;

// The modes of the article and protobuf on Person, Car and a tree of 1,000 nodes: a comparison without a dash.
public sealed class ArticleElsewhereTests : WithFolder
{
    private static readonly string[] Data = ["person/article", "car/serial", "tree/published-1000"];
    // The published modes of this build, then protobuf by the library that every feed has, and by our code.
    private static string[] Modes =>
    [
        .. ArticlePublication.Instance.Figures.Select(figure => figure.Cell.Serializer)
            .Where(id => id != "payload" && ProgramRun.Catalog.Find(id) is not null),
        "peer/Google.Protobuf", "protobuf/handwritten",
    ];

    [Fact]
    public void The_five_modes_are_there() =>
        Assert.Equal(5, Modes.Count(id => !id.Contains("protobuf", StringComparison.OrdinalIgnoreCase)));

    [Fact]
    public void Sizes_have_no_dash()
    {
        ProgramRun run = ProgramRun.Of("sizes", "--json", "--model", "person,car,tree", "--serializer", string.Join(',', Modes));

        var cells = run.Json().EnumerateArray().Select(entry => (
            Serializer: entry.TextOf("serializer"),
            Data: $"{entry.TextOf("model")}/{entry.TextOf("scenario")}",
            Size: entry.NumberOf("size"),
            Verified: entry.GetProperty("verified").GetBoolean())).ToArray();
        Assert.Equal(Expected, cells.Select(cell => $"{cell.Serializer} {cell.Data}").Order());
        Assert.All(cells, cell => Assert.True(cell is { Verified: true, Size: > 0 }));
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void A_run_gives_each_a_size_a_median_and_a_deviation_both_ways()
    {
        ProgramRun run = ProgramRun.With(
            new FakeTimer(), "--model", "person,car,tree", "--serializer", string.Join(',', Modes), "--out", _folder.Path);
        Assert.Equal(ExitCode.Done, run.ExitCode);

        RunRecord record = _folder.ReadRun();
        foreach (string operation in new[] { "encode", "decode" })
        {
            TimingRecord[] timings =
            [
                .. record.Timings
                    .Where(timing => KebabCase.Of(timing.Row.Operation) == operation && Modes.Contains(timing.Row.Serializer)),
            ];
            Assert.Equal(Expected, timings.Select(timing => $"{timing.Row.Serializer} {timing.Row.Model}/{timing.Row.Scenario}").Order());
            Assert.All(timings, timing => Assert.True(timing.Summarize() is { Median: > 0, StdDev: > 0 }));
        }

        // The table of modes has a line for each on each model, and a figure in it.
        string report = _folder.ReadText("report.md");
        Assert.All(
            Modes.Where(mode => ModeLine.All.Any(line => line.Serializers[0] == mode)),
            mode => Assert.Equal(Data.Length, CountTimes(report, mode)));
    }

    [Fact]
    public void A_full_run_times_them_without_being_asked_for()
    {
        TimedSet set = TimedSet.Choose(TimedSetTests.BuiltIn, Profile.Full, [], isComplete: false);

        foreach (Operation operation in new[] { Operation.Encode, Operation.Decode })
        {
            IEnumerable<string> cells = set.Rows.Where(row => row.Operation == operation).Select(row => row.Cell.ToString());
            Assert.Superset(Expected.ToHashSet(), cells.ToHashSet());
        }
    }

    private static IEnumerable<string> Expected => Modes.SelectMany(mode => Data.Select(data => $"{mode} {data}")).Order();

    // Lines of the tables of rows.
    private static int CountTimes(string report, string mode) => report.Split('\n').Count(line =>
        Regex.IsMatch(line, $@"^\| \d+ +\| \*{{0,2}}{Regex.Escape(SerializerNames.Spoken(mode))}\*{{0,2}} *†? +\| +[\d,]+ \| +[\d,.]+ ±"));
}
