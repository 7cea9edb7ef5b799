using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Serializers.Peers.MemoryPackPeer;
using SerBench.Serializers.Peers.SystemTextJson;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// JSON takes 20,000 ns and 1,000 bytes, MemoryPack 4,000 ns and 400 bytes.
public class WorthTests
{
    private const string Stay = "person: Stay with System.Text.Json:";
    private const string Rule = "than a tenth of a core or of the link.";
    private const string OfQuestion = "--now and --rate belong together, as in --now System.Text.Json --rate 5000/s.";
    private const string OfRate = ": give messages per second, from above 0 to 1e9, such as 5000/s.";
    private const string OfLink = ": give a speed from 0.01Mbit to 8000Gbit, such as 100Mbit or 10Gbit.";

    private static readonly RunRecord Record = Of((SystemTextJsonCard.Main, 1000, 10_000), (MemoryPackCard.Main, 400, 2000));

    [Theory]
    [InlineData(
        "System.Text.Json", 5000, $"{Stay} MemoryPack saves 0.08 cores and 24.0 of 40.0 Mbit/s at 5,000 messages/s: less {Rule}")]
    [InlineData(
        "peer/system.text.json",
        50_000,
        "person: Change from peer/system.text.json to MemoryPack: it saves 0.80 cores and 240.0 of 400.0 Mbit/s at 50,000 messages/s: more "
            + Rule)]
    [InlineData("MemoryPack", 5000, "person: Stay with MemoryPack: it costs least.")]
    [InlineData("Protobuf", 5000, "person: Protobuf was not timed.")]
    public void It_says_what_a_change_saves(string now, double rate, string expected) => Assert.Equal([expected], Say(Record, now, rate));

    // One launch of each proves nothing, and what is equal saves nothing.
    [Fact]
    public void What_is_not_proven_saves_nothing()
    {
        RunRecord even = Of((SystemTextJsonCard.Main, 400, 2010), (MemoryPackCard.Main, 400, 2000));
        RunRecord once = LinkModesTests.Make((SystemTextJsonCard.Main, 400, 2500), (MemoryPackCard.Main, 400, 2000))
            .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer });

        Assert.Equal([$"{Stay} no library costs less by more than 10 %."], Say(even, "System.Text.Json", 5000));
        Assert.Equal(
            ["person: Undecided: no library is proven to cost less than System.Text.Json yet."], Say(once, "System.Text.Json", 5000));
    }

    // What messages at this rate took, with their collections, outranks the sum of two times.
    [Fact]
    public void What_was_measured_at_the_rate_counts()
    {
        LoadRow Row(string serializer, double processor) => new(
            serializer, "person", "article", "workstation", 1, 5000, 1, 1000, 5000, processor, 1, 0, new(1, 1, 1, 1), 1, null, 0);
        RunRecord measured = Record with
        {
            Load = new(default, null, "p", 2, [Row(SystemTextJsonCard.Main, 60_000), Row(MemoryPackCard.Main, 10_000)]),
        };

        Assert.Equal(
            [
                "person: Change from System.Text.Json to MemoryPack: it saves 0.25 cores, as measured at this rate, "
                    + $"and 24.0 of 40.0 Mbit/s at 5,000 messages/s: more {Rule}",
            ],
            Say(measured, "System.Text.Json", 5000));
        Assert.Contains("0.08 cores and", Assert.Single(Say(measured, "System.Text.Json", 4999)));
    }

    // Nine reads over 10 Gbit/s: 10,000 ns and 9 times 10,000 against 2,000 and 9 times 2,000, and 9 times 1,000 bytes against 400.
    [Fact]
    public void Reads_and_the_link_count()
    {
        RunRecord asked = Record with { Question = new Question(1250, 9) };

        Assert.Equal(
            [$"{Stay} MemoryPack saves 0.08 cores and 43.2 of 72.0 Mbit/s at 1,000 messages/s: less {Rule}"],
            Say(asked, "System.Text.Json", 1000));
        Assert.Equal("MemoryPack 22.9 us", AnswerTable.Create(new Judge(asked)).Rows[0][3]);
        Assert.Contains("Over the link: code + 9 x bytes / link.", AnswerTable.WordsOf(asked));
        string page = WrittenReports.Html(asked);
        Assert.Contains("\"start\":{\"link\":\"1250\",\"net\":\"1250\",\"wire\":\"1250\",\"fan\":\"9\"", page);
        Assert.Contains("\"reads\":9,", page);
    }

    // 100 bytes less over 8 Mbit/s take 100,000 ns less, which no code makes up for.
    [Fact]
    public void Another_link_has_another_winner()
    {
        RunRecord record = Of((SystemTextJsonCard.Main, 300, 30_000), (MemoryPackCard.Main, 400, 2000));

        Assert.StartsWith("MemoryPack ", AnswerTable.Create(new Judge(record)).Rows[0][3]);
        RunRecord slow = record with { Question = new Question(1) };
        Assert.StartsWith("System.Text.Json ", AnswerTable.Create(new Judge(slow)).Rows[0][3]);
    }

    [Fact]
    public void A_report_keeps_the_question_of_its_record()
    {
        using var folder = new TestFolder();
        string file = folder.Write(RunRecordFile.Name, Record);

        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", file, "--link", "10Gbit/s", "--reads", "9", "--writes", "2").ExitCode);
        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", file).ExitCode);
        Assert.Equal((1250, 4.5), (folder.ReadRun().Asked.Link, folder.ReadRun().Asked.Reads));
    }

    // What a record keeps is lifted by none, and stands in the title as long as it holds.
    [Fact]
    public void A_question_is_lifted()
    {
        using var folder = new TestFolder();
        string file = folder.Write(RunRecordFile.Name, Record);

        ProgramRun asked = ProgramRun.Of(
            "report", file, "--only", "portable,safe", "--now", "System.Text.Json", "--rate", "5000/s", "--link", "100Mbit");
        Assert.Contains("ANSWER (over 100 Mbit/s, now System.Text.Json, 5,000 messages/s, only portable and safe)  noise", asked.Output);
        string[] page =
            [.. folder.ReadText("report.md").Split('\n').SkipWhile(line => !line.StartsWith("## Answer (over 100 Mbit/s, now "))];
        Assert.Equal("- person: Stay with System.Text.Json: it costs least.", page[2]);
        Assert.EndsWith("| System.Text.Json 100.0 us", page.First(line => line.StartsWith("| person ")).TrimEnd(' ', '|'));

        Assert.DoesNotContain("Code that runs", asked.Output);
        folder.Write("use/System.Text.Json/Use.csproj", "<Project />");
        ProgramRun lifted = ProgramRun.Of("report", file, "--only", "none", "--now", "none", "--link", "1Gbit");
        Assert.Contains("ANSWER  noise", lifted.Output);
        Assert.Contains($"Code that runs: dotnet run --project {folder.File("use/System.Text.Json")}", lifted.Output);
        Assert.Equal((0, null), (folder.ReadRun().Asked.Only.Count, folder.ReadRun().Asked.Now));
    }

    [Fact]
    public void Where_a_library_lacks_a_time_there_is_no_answer()
    {
        RunRecord cut = Record with { State = RunState.Stopped, Timings = [.. Record.Timings.Take(2)] };
        Assert.Equal(["person: no answer yet."], Say(cut, "MemoryPack", 5000));
        Assert.Equal(["There is no answer to compare MemoryPack with."], Say(Record with { Timings = [] }, "MemoryPack", 5000));
    }

    [Fact]
    public void A_name_that_nobody_has_is_refused() =>
        Assert.Equal(
            "There is no serializer 'MemoryPac'; did you mean 'MemoryPack'?",
            Assert.Throws<UsageException>(() => Worth.Demand("MemoryPac", [MemoryPackCard.Main])).Message);

    [Theory]
    [InlineData("--now X", OfQuestion)]
    [InlineData("--rate 5/s", OfQuestion)]
    [InlineData("--now none --rate 5/s", OfQuestion)]
    [InlineData("--onyl portable", "There is no option '--onyl'; did you mean '--only'?")]
    [InlineData("--now X --rate often", "--rate often" + OfRate)]
    [InlineData("--now X --rate 0", "--rate 0" + OfRate)]
    [InlineData("--now X --rate 1e300", "--rate 1e300" + OfRate)]
    [InlineData("--link 10", "--link 10" + OfLink)]
    [InlineData("--link -1Gbit", "--link -1Gbit" + OfLink)]
    [InlineData("--link NaNGbit", "--link NaNGbit" + OfLink)]
    [InlineData("--reads some", "--reads some: give how often messages are read, from 0 to 1e9, such as 9.")]
    [InlineData("--only fast", "There is no property 'fast'; there are safe, portable, evolving.")]
    [InlineData("--writes 0", "--writes 0: give how many messages are written, from 1 to 1e9, such as 1.")]
    public void A_question_without_its_half_is_refused(string options, string expected) =>
        Assert.Equal(expected, ProgramRun.Of(["report", "nowhere.json", .. options.Split(' ')]).Refusal);

    private static IReadOnlyList<string> Say(RunRecord record, string now, double rate)
    {
        RunRecord asked = record with { Question = record.Asked with { Now = now, Rate = rate } };
        return Worth.Say(new Judge(asked));
    }

    private static RunRecord Of(params (string Serializer, int Bytes, double Time)[] libraries) =>
        VerdictTests.Repeat(4, LinkModesTests.Make(libraries))
            .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer });
}
