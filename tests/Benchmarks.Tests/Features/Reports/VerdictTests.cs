using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Serializers.Peers.DataContracts;
using SerBench.Serializers.Peers.GoogleProtobuf;
using SerBench.Serializers.Peers.MemoryPackPeer;
using SerBench.Serializers.Peers.NerdbankPeer;

namespace SerBench.Benchmarks.Tests.Features.Reports;

public class VerdictTests
{
    private const string Oblong = "peer/Oblong";
    private const string Square = "peer/Square";
    private const string Ours = "dense/generated";

    [Fact]
    public void Where_the_link_takes_most_two_launches_are_enough_for_an_answer() => AssertAnswer(
        Repeat(2, Make((Square, 1000, 100), (Oblong, 1000, 150))), "Square +1", "over the link: equal within 10 %: Oblong");

    [Fact]
    public void While_the_noise_is_not_known_nothing_is_said_to_be_equal()
    {
        var judge = new Judge(SampleRecords.Quick);

        Assert.DoesNotContain(AnswerTable.Rivals(judge), note => note.Contains(": equal within"));
        Assert.Equal("noise not known (no row launched twice)", AnswerTable.NoiseOf(judge));
    }

    [Fact]
    public void The_table_has_a_line_per_model_and_the_links_tell_how_far_ours_is()
    {
        RunRecord record = Repeat(4, Make(
            (Square, 1000, 6000), (Oblong, 900, 9000), (Square + "+lz4", 50, 100), (Ours, 1000, 1000), ("dense/handwritten", 250, 2000)));
        var judge = new Judge(record);

        Assert.Equal(["model", "fastest code", "fastest unharmed", "over 1 Gbit/s", "portable"], AnswerTable.Create(judge).Header);
        Assert.Equal([["person", "Square 12.0 us", "not attacked", "Square 20.0 us", "none"]], AnswerTable.Create(judge).Rows);
        Assert.Equal(["person / article", "Oblong", "Square", "Square", "0.50"], LinksSection.Create(judge, [.. judge.Data]).Rows[0]);
        Assert.Equal("Square has the fastest code", AnswerTable.Title(judge));
        Assert.Equal("noise 2.8 %", AnswerTable.NoiseOf(judge));
    }

    // Fewer bytes win over the link, faster code without it.
    [Fact]
    public void Code_and_link_have_a_line_each()
    {
        RunRecord record = Repeat(8, Make((Square, 1000, 6000), (Oblong, 100, 8000)));

        Assert.Equal(["person", "Square 12.0 us", "not attacked", "Oblong 16.8 us", "none"], RowsOf(record)[0]);
    }

    [Fact]
    public void A_title_says_on_how_many_data_it_is_undecided()
    {
        RunRecord busy = Make((Square, 1000, 6000), (Oblong, 1000, 7000)).WithTimings(timing => timing with
        {
            Launches = [.. Enumerable.Range(0, 4).Select(number => timing.Launches[0].Select(
                sample => sample * (timing.Row.Serializer == Square && number % 2 == 0 ? 2 : 1)).ToArray())],
        });

        var judge = new Judge(busy);
        Assert.EndsWith(" leads in code, undecided", AnswerTable.Title(judge));
        Assert.Matches(" ~ (Square|Oblong)$", AnswerTable.Create(judge).Rows[0][1]);

        // A terminal has no room for the name.
        Assert.EndsWith(" ~1", AnswerTable.Create(judge, isNarrow: true).Rows[0][1]);
    }

    // 20,000 ns against 20,100: less than a tenth; 24,000 is more.
    [Fact]
    public void What_differs_by_less_than_a_tenth_is_equal() =>
        AssertAnswer(
            Repeat(8, Make((Square, 1000, 6000), (Oblong, 1000, 6050), ("peer/Fourth", 1000, 8000))),
            "Square +1",
            "equal within 10 %: Oblong.");

    [Fact]
    public void What_is_slower_by_less_than_a_tenth_is_not_called_equal() =>
        AssertAnswer(Repeat(8, Make((Square, 1000, 6000), (Oblong, 1000, 6800))), "Square", "up to 10 % slower: Oblong.");

    // The plan says what stands for a library, and not the figures.
    [Fact]
    public void A_library_stands_by_its_main_row() =>
        AssertAnswer(Repeat(8, Make((Square, 1000, 6000), (Square + ":fast", 1000, 1000), (Oblong, 1000, 9000))), "Square");

    [Fact]
    public void Where_no_library_was_timed_modes_have_the_lines_that_ask_for_nothing_else() => Assert.Equal(
        [["person", $"{Ours} 2,000 ns", "dense/handwritten 6,000 ns"]],
        RowsOf(Repeat(4, Make((Ours, 1000, 1000), ("dense/handwritten", 250, 2000)))));

    // A row that does not settle is no failure. Whoever goes on names the types again.
    [Fact]
    public void Rows_that_failed_and_how_to_go_on_are_said()
    {
        RunRecord record = Make((Square, 1000, 6000), (Oblong, 1000, 9000), ("peer/Third", 1000, 9000)).WithTimings(timing => timing with
        {
            Failure = timing.Row.Serializer == Square ? null
                : timing.Row.Serializer == Oblong ? "exit code 134" : $"{TimingRecord.NotSettled} in time",
        });
        RunRecord stopped = record with
        {
            State = RunState.BudgetSpent,
            CommandLine = "run --types Own.cs --budget 9s --data \"a b.json\"",
        };

        IEnumerable<string> said = Verdict.Say(new Judge(stopped), "there");

        Assert.Contains("Rows failed while they were timed, with the reasons in report.md: Oblong.", said);
        Assert.EndsWith("run --resume --types Own.cs --data \"a b.json\" --out there", said.Single(line => line.StartsWith("Incomplete")));
        Assert.DoesNotContain(Verdict.Say(new Judge(stopped)), line => line.Contains("--resume"));
    }

    // The clock stopped the run when one library of three was timed.
    [Theory]
    [InlineData(1, "Square, Third")]
    [InlineData(2, "Third")]
    public void While_a_library_lacks_a_time_nobody_is_named_the_best(int timed, string missing)
    {
        RunRecord record = Make((Oblong, 900, 9000), (Square, 1000, 6000), ("peer/Third", 1000, 6950), (Ours, 1000, 1000));
        RunRecord cut = record with { State = RunState.Stopped, Timings = [.. record.Timings.Take(2 * timed)] };

        Assert.Equal(
            [
                $"Timed {timed} of 3 libraries on person. Not yet: {missing}.",
                $"Incomplete: {2 * timed} of 8 planned rows timed. To time the rest: run --resume --out there",
            ],
            Verdict.Say(new Judge(cut), "there"));
        Assert.Equal("person", RowsOf(cut)[0][0]);
        Assert.Equal($"timed {timed} of 3 libraries", RowsOf(cut)[0][1]);
        Assert.Null(AnswerTable.Title(new Judge(cut)));
        Assert.Empty(AnswerTable.Rivals(new Judge(cut)));
        Assert.Empty(AnswerTable.Packages(new Judge(cut)));
    }

    // Only the second data have both, and the answer says so.
    [Fact]
    public void It_answers_on_data_with_a_library_and_ours()
    {
        RunRecord first = Make((Square, 1000, 1000), (Oblong, 1000, 9000));
        RunRecord second = Make((Square, 1000, 9000), (Oblong, 1000, 1000), (Ours, 1000, 900));
        RunRecord both = first.And(second.On("person", "ascii")) with { Serializers = second.Serializers };

        Assert.Equal(["person (ascii)", "Oblong 2,000 ns"], RowsOf(Repeat(4, both))[0].Take(2));
    }

    // Every other launch of one library took twice as long: a library with 1.6 times the code cannot be told from the best.
    [Fact]
    public void On_a_busy_machine_it_says_that_it_cannot_tell()
    {
        RunRecord quiet = Repeat(4, Make((Square, 100, 1000), (Oblong, 100, 1600)));
        RunRecord busy = quiet.WithTimings(timing =>
            timing.Row.Serializer == Square ? timing with { Launches = [.. timing.Launches.Select(Disturb)] } : timing);

        AssertAnswer(quiet, "Square");
        AssertAnswer(busy, "Square ~ Oblong", "undecided between Square, Oblong; ");
        Assert.Equal("noise 5 %", AnswerTable.NoiseOf(new Judge(quiet)));
        Assert.NotEqual("noise 5 %", AnswerTable.NoiseOf(new Judge(busy)));
    }

    [Fact]
    public void A_smoke_run_proves_nothing_and_names_nobody()
    {
        const string Sentence = "All that was timed ran; the figures of a smoke run mean nothing.";
        RunRecord record = SampleRecords.Quick with { Profile = new ProfileRecord("smoke", 1, 100, 1) };

        Assert.Equal(Sentence, Write(record));
        Assert.Empty(RowsOf(record));
        Assert.Equal([Sentence], Verdict.CutsOf(new Judge(record)).Values.Distinct());
        Assert.NotEmpty(RowsOf(SampleRecords.Quick));
    }

    // Each line asks for its data alone; the sentence counts all data of the run, and says which were harmful.
    [Fact]
    public void A_risk_counts_over_all_data_of_the_run_and_tells_crashes_apart()
    {
        AttackScore car = Of(GoogleProtobufCard.Main) with { Model = "car", Rejected = 97, Crashes = 2, NotIdempotent = 1 };
        AttackScore complex = Of(GoogleProtobufCard.Main) with { Model = "complex" };
        CellRecord cell = SampleRecords.Cell(GoogleProtobufCard.Main, 100);
        RunRecord record = SampleRecords.Quick with
        {
            Cells = [cell with { Model = "car" }, cell with { Model = "complex" }],
            Attack = new AttackRecord("attack.json", [car, complex]),
        };

        Assert.Equal("failed on 3 of 200 damaged messages, 2 crashes", SafetyTable.WarningsOf(GoogleProtobufCard.Main, record));
        Assert.Equal("", SafetyTable.WarningsOf(GoogleProtobufCard.Main, record with { Cells = record.Cells.Skip(1).ToArray() }));
    }

    // Who has the version that mends one may lack another.
    [Fact]
    public void Each_advisory_is_told_with_the_version_of_its_fix()
    {
        string said = SafetyTable.Advisories(Make((NerdbankCard.Main, 1000, 1000))).Single();

        Assert.All(
            new NerdbankCard().Advisories,
            advisory => Assert.Matches($@"{advisory.Id} \([^;]*\), fixed in {advisory.MendedIn}[;.]", said));
    }

    // The lines ask for more and more: MemoryPack was harmed, and other languages do not read Nerdbank's version of the type here.
    [Fact]
    public void Each_line_has_the_best_of_those_that_fit()
    {
        RunRecord record = Repeat(8, Make(
            (MemoryPackCard.Main, 1000, 1000),
            (NerdbankCard.Main, 1000, 3000),
            (GoogleProtobufCard.Main, 1000, 6000),
            (DataContractCard.Main, 3000, 9000)));
        AttackScore harmed = Of(MemoryPackCard.Main) with { Crashes = 2, Rejected = 98 };
        RunRecord attacked = record with
        {
            Attack = new AttackRecord(
                "attack.json", [harmed, Of(NerdbankCard.Main), Of(GoogleProtobufCard.Main), Of(DataContractCard.Main)]),
            Evolution = new EvolutionRecord(
                null,
                "T",
                [new("add-end", "added")],
                [Row(NerdbankCard.Main, EvolutionCell.Refused), Row(GoogleProtobufCard.Main, "right")]),
        };
        var judge = new Judge(attacked);

        Assert.Equal("none of 1 attacked", RowsOf(record with { Attack = new AttackRecord("attack.json", [harmed]) })[0][2]);
        Assert.Equal(
            ["person", "MemoryPack 2,000 ns", "Nerdbank 6,000 ns", "MemoryPack 10,000 ns", "Google.Protobuf 20,000 ns"],
            RowsOf(attacked)[0]);
        Assert.Equal("MemoryPack has the fastest code; where damage must do no harm, Nerdbank.MessagePack", AnswerTable.Title(judge));
        Assert.Equal(
            [
                "MemoryPack: failed on 2 of 100 damaged messages, 2 crashes.",
                "Nerdbank.MessagePack: versions of a type: old readers refuse a new member.",
            ],
            AnswerTable.Warnings(judge));
        Assert.Equal(
            ["Nerdbank.MessagePack", "old readers refuse a new member", "", "0", "100", "0"],
            SafetyTable.Create(attacked).Rows.Single(row => row[0] == "Nerdbank.MessagePack"));
        Assert.Equal(
            ["MemoryPack", "Nerdbank.MessagePack", "Google.Protobuf"],
            AnswerTable.Packages(judge).Select(command => command.Split(' ')[4]));

        // Who asks for properties has a race among those that have them.
        string[] BestOf(params string[] only)
        {
            RunRecord asked = attacked with { AbsentPeers = [], Question = new Question { Only = only } };
            return [.. RowsOf(asked).Take(1).Select(row => row[1].Split(' ')[0]), Write(asked)];
        }

        Assert.Equal(["Nerdbank", "Left out by --only safe: MemoryPack."], BestOf("safe"));
        Assert.Equal(["Google.Protobuf", "Left out by --only evolving: MemoryPack, Nerdbank.MessagePack."], BestOf("evolving"));
        Assert.Equal(
            ["Google.Protobuf", "Left out by --only safe,portable: MemoryPack, Nerdbank.MessagePack, DataContractSerializer."],
            BestOf("safe", "portable"));
        Assert.Contains("\"start\":{\"safe\":\"yes\",", WrittenReports.Html(attacked with { Question = new Question { Only = ["safe"] } }));
        RunRecord harmful = attacked with
        {
            Attack = new AttackRecord("attack.json", [.. attacked.Attack.Scores.Select(score => score with { Hangs = 1 })]),
            AbsentPeers = [],
            Question = new Question { Only = ["safe"] },
        };
        Assert.Equal(
            "Left out by --only safe: MemoryPack, Nerdbank.MessagePack, Google.Protobuf, DataContractSerializer; nobody is left.",
            Write(harmful));

        // Where nobody changed the type, the card knows.
        Assert.StartsWith("Nerdbank ", RowsOf(attacked with { Evolution = null })[0][4]);
    }

    private static AttackScore Of(string serializer) => new(serializer, "person", 100, 100, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1);

    private static EvolutionRow Row(string serializer, string forward) =>
        new(serializer, true, [new("add-end", "root", "right", forward)], null, null, null);

    private static void AssertAnswer(RunRecord record, string library, string note = "")
    {
        Assert.Equal(library, Regex.Replace(RowsOf(record)[0][3], @" [\d.,]+ [nu]s", ""));
        Assert.Contains(note, string.Join(' ', AnswerTable.Rivals(new Judge(record))));
    }

    [Fact]
    public void Nothing_timed_is_said() => Assert.Equal("Nothing was timed.", Write(SampleRecords.Quick with { Timings = [] }));

    private static IReadOnlyList<double> Disturb(IReadOnlyList<double> launch, int number) =>
        [.. launch.Select(sample => sample * (1 + (number % 2)))];

    internal static RunRecord Repeat(int launches, RunRecord record) =>
        record.WithTimings(timing => timing with { Launches = [.. Enumerable.Repeat(timing.Launches[0], launches)] });

    private static RunRecord Make(params (string Serializer, int Bytes, double Time)[] modes) => LinkModesTests.Make(modes).WithSerializers(
        serializer => serializer.Id.StartsWith("peer/", StringComparison.Ordinal) ? serializer with { Family = SerializerFamily.Peer }
            : serializer.Id == Ours ? serializer with { Traits = ["same-type"] }
            : serializer);

    private static IReadOnlyList<IReadOnlyList<string>> RowsOf(RunRecord record) => AnswerTable.Create(new Judge(record)).Rows;

    private static string Write(RunRecord record) => string.Join(' ', Verdict.Say(new Judge(record)));
}
