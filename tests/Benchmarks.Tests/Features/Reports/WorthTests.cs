using SerBench.Benchmarks.Base.Pages;
using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Base.Usage;
using SerBench.Benchmarks.Engine.Host;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Features.Reports.Links;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Peers.MemoryPackPeer;
using SerBench.Serializers.Peers.SystemTextJson;

namespace SerBench.Benchmarks.Tests.Features.Reports;

/// <summary>JSON takes 20,000 ns and 1,000 bytes, MemoryPack 4,000 ns and 400 bytes.</summary>
public class WorthTests
{
    private static readonly RunRecord Record = Make();

    [Theory]
    [InlineData("System.Text.Json", 5000, "person: MemoryPack in place of System.Text.Json saves 0.08 cores and 24.0 of 40.0 Mbit/s at 5,000 messages/s: not worth it.")]
    [InlineData("peer/system.text.json", 50_000, "person: MemoryPack in place of peer/system.text.json saves 0.80 cores and 240.0 of 400.0 Mbit/s at 50,000 messages/s: worth it.")]
    [InlineData("MemoryPack", 5000, "person: MemoryPack is the cheapest.")]
    [InlineData("Protobuf", 5000, "person: Protobuf was not timed.")]
    public void It_says_what_a_change_saves(string now, double rate, string expected) => Assert.Equal([expected], new Worth(now, rate).Say(Record, new Figures(Record)));

    [Fact]
    public void Where_a_library_lacks_a_time_there_is_no_answer()
    {
        RunRecord cut = Record with { State = RunState.Stopped, Timings = [.. Record.Timings.Take(2)] };
        Assert.Equal(["person: no answer yet."], new Worth("MemoryPack", 5000).Say(cut, new Figures(cut)));
        Assert.Equal(["There is no answer to compare MemoryPack with."], new Worth("MemoryPack", 5000).Say(Record with { Timings = [] }, new Figures(Record with { Timings = [] })));
    }

    [Fact]
    public void A_name_that_nobody_has_is_refused() =>
        Assert.Equal("There is no serializer 'MemoryPac'; did you mean 'MemoryPack'?", Assert.Throws<UsageException>(() => new Worth("MemoryPac", 1).Demand([MemoryPackCard.Main])).Message);

    [Theory]
    [InlineData("--now X", "--now and --rate belong together, as in --now System.Text.Json --rate 5000/s.")]
    [InlineData("--rate 5/s", "--now and --rate belong together, as in --now System.Text.Json --rate 5000/s.")]
    [InlineData("--now X --rate often", "--rate often: give messages per second, from above 0 to 1e9, such as 5000/s.")]
    [InlineData("--now X --rate 0", "--rate 0: give messages per second, from above 0 to 1e9, such as 5000/s.")]
    [InlineData("--now X --rate 1e300", "--rate 1e300: give messages per second, from above 0 to 1e9, such as 5000/s.")]
    public void A_question_without_its_half_is_refused(string options, string expected)
    {
        ProgramRun run = ProgramRun.Of(["report", "nowhere.json", .. options.Split(' ')]);

        Assert.Equal((ExitCode.Usage, expected), (run.ExitCode, run.Error.TrimEnd()));
    }

    private static RunRecord Make()
    {
        RunRecord record = LinkModesTests.Make((SystemTextJsonCard.Main, 1000, 10_000), (MemoryPackCard.Main, 400, 2000));
        return record with { Serializers = [.. record.Serializers.Select(serializer => serializer with { Family = SerializerFamily.Peer })] };
    }
}
