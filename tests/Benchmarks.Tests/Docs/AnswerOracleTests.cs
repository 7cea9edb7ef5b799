using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Docs;

// No sentence of an answer says more than its record: each is taken apart and checked by a reader of its own.
public class AnswerOracleTests
{
    private static readonly string[] Lasting = ["events", "service calls", "old files", "logs"];

    private static string Report => Path.Combine(ReferenceRun.Folder, "report.md");

    private static readonly Lazy<AnswerOracle> Reference = new(() => AnswerOracle.OfFile(ReferenceRun.RecordFile));

    [ReferenceRunFact]
    public void Tables_of_the_answer_are_those_of_the_record()
    {
        string[] pages = [Clone.At("README.md"), Clone.At("reports/README.md")];
        Assert.All(pages, page =>
        {
            string[] lines = [.. File.ReadLines(page).SkipWhile(line => !line.StartsWith("| model ", StringComparison.Ordinal))
                .TakeWhile(line => line.StartsWith('|'))];
            Assert.InRange(lines.Length, 5, 100);
            Assert.Empty(Reference.Value.FaultsOfTable(lines));
        });
    }

    [ReferenceRunFact]
    public void Each_line_of_the_report_is_understood_and_that_of_the_record() =>
        Assert.Empty(FaultsOfReport(Reference.Value, File.ReadAllLines(Report)));

    // Each part with a table of costs has a sentence of an answer.
    [ReferenceRunFact]
    public void The_uses_of_the_page_of_choice_are_those_of_the_record()
    {
        string[] lines = File.ReadAllLines(Clone.At("docs/choose.md"));
        int[] found =
        [
            .. Enumerable.Range(0, lines.Length)
                .Where(i => lines[i].StartsWith("| library ", StringComparison.Ordinal) && lines[i].Contains(" cost ")).Select(i => i - 2),
        ];
        Assert.Equal(6, found.Length);
        Assert.All(found, i => Assert.Empty(Reference.Value.FaultsOfUse(
            lines[i],
            [.. lines.Skip(i + 2).TakeWhile(line => line.StartsWith('|'))],
            Lasting.Any(use => lines[i - 1].StartsWith($"<!-- {use}:", StringComparison.Ordinal)))));
    }

    // A line has an answer, and the costs of the first library that it names and of the second.
    [ReferenceRunFact]
    public void The_data_sets_are_those_of_their_record()
    {
        AnswerOracle oracle = AnswerOracle.OfFile(RunRecordFile.PathIn(ReferenceRun.DataSets));
        string[][] sets =
            [.. File.ReadLines(Clone.At("docs/data-sets.md")).Where(line => line.Contains("| **")).Select(AnswerOracle.CellsOf)];
        Assert.Equal(5, sets.Length);
        Assert.Empty(oracle.FaultsOfFacts(File.ReadLines(Path.Combine(ReferenceRun.DataSets, "report.md")).ElementAt(2)));
        Assert.All(sets, cells => Assert.Empty(oracle.FaultsOfUse(
            $"{cells[1]}. {cells[0]} / published, 1 write to 1 read, a store of 1 GB/s:",
            [
                $"| library | cost {cells[5].Split(' ')[1]} | bytes |", "|---|--:|--:|",
                $"| {Regex.Match(cells[1], @"[\w.:]+").Value} | {cells[5].Split(' ')[0]} | {cells[3]} |",
                $"| {cells[2]} | {cells[6].Split(' ')[0]} | {cells[4]} |",
            ],
            keepsOld: false)));
    }

    [ReferenceRunFact]
    public void What_holds_in_several_runs_holds_in_each()
    {
        AnswerOracle[] runs =
        [
            Reference.Value,
            .. Directory.GetDirectories(Clone.At("reports")).Where(folder => folder != ReferenceRun.Folder).Order(StringComparer.Ordinal)
                .Select(folder => AnswerOracle.OfFile(RunRecordFile.PathIn(folder))),
        ];
        Assert.Empty(AnswerOracle.FaultsOfSeveral(SectionOf(File.ReadAllLines(Report), "Several runs"), runs));
        string[] page = [.. AnswerOracle.Unwrapped(File.ReadLines(Clone.At("reports/README.md")))
            .Where(line => line.StartsWith("- ") && line.Contains(" in run"))];
        Assert.InRange(page.Length, 2, 20);
        Assert.Empty(AnswerOracle.FaultsOfSeveral(page, runs));
    }

    // Any times and noise, up to eight launches.
    [Fact]
    public void Reports_of_random_records_say_what_they_record()
    {
        string[] names = ["peer/Oblong", "peer/Round", "peer/Square", "peer/Third"];
        for (int seed = 0; seed < 60; seed++)
        {
            var random = new Random(seed);
            double noise = random.NextDouble() * random.NextDouble() * 0.5;
            int launches = random.Next(1, 9);
            RunRecord record = LinkModesTests.Make(
                [.. names.Take(random.Next(2, 5)).Select(name => (name, random.Next(20, 2000), (double)random.Next(200, 9000)))])
                .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer }) with
            {
                Question = new Question(seed % 3 == 0 ? 12.5 : Question.UsualLink) { Now = seed % 2 == 0 ? null : "Square", Rate = 20_000 },
            };
            record = record
                .WithTimings(timing => timing with
                {
                    Launches =
                    [
                        .. Enumerable.Range(0, launches).Select(_ => Math.Exp(noise * ((random.NextDouble() * 4) - 2)))
                            .Select(factor => timing.Launches[0].Select(sample => Math.Round(sample * factor, 3)).ToArray()),
                    ],
                });
            string[] page = WrittenReports.Report(record).Split('\n');

            Assert.Contains(page, line => line.Contains("| fastest code"));
            Assert.Empty(FaultsOfReport(new AnswerOracle(RunRecordFile.ToJson(record)), page));
        }
    }

    // The reader itself sees what is wrong.
    [Fact]
    public void A_false_sentence_is_found()
    {
        RunRecord record = VerdictTests.Repeat(4, LinkModesTests.Make(("peer/Square", 1000, 6000), ("peer/Oblong", 900, 9000)));
        var oracle = new AnswerOracle(RunRecordFile.ToJson(record));
        string[] TableOf(string cell) => ["| model | fastest code |", "| --- | --- |", $"| person | {cell} |"];

        Assert.Empty(oracle.FaultsOfTable(TableOf("Square 12.0 us")));
        foreach (string cell in new[] { "Oblong 18.0 us", "Square 12.0 us +1", "Square 13.0 us", "Square 12.0 us, or so" })
        {
            Assert.NotEmpty(oracle.FaultsOfTable(TableOf(cell)));
        }

        foreach (string other in new[]
        {
            "- person: Oblong is the best of all.", "- person, over the link: equal within 10 %: Oblong.",
            "- Square: failed on 2 of 100 damaged messages.",
            "- person: Change from Oblong to Square: it saves 9.00 cores and 0.1 of 1.0 Mbit/s at 1,000 messages/s: more "
                + "than a tenth of a core or of the link.",
        })
        {
            Assert.NotEmpty(oracle.FaultsOfSection([.. TableOf("Square 12.0 us"), other]));
        }

        Assert.NotEmpty(oracle.FaultsOfSection(["| data | 10 MB/s | ours |", "| --- | --- | --: |", "| person / article | Square |  |"]));
        Assert.NotEmpty(oracle.FaultsOfTitle("# Oblong has the fastest code"));
        var slow = new AnswerOracle(RunRecordFile.ToJson(record with { Question = new Question(1.25) }));
        Assert.NotEmpty(slow.FaultsOfTitle("# Square has the fastest code"));
        Assert.NotEmpty(slow.FaultsOfTitle("# Square costs least over 10 Mbit/s; Square has the fastest code"));
        Assert.Empty(slow.FaultsOfTitle("# Oblong costs least over 10 Mbit/s; Square has the fastest code"));
        Assert.NotEmpty(oracle.FaultsOfFacts("noise 60 % · 5 of 5 planned rows timed"));
        Assert.NotEmpty(oracle.FaultsOfFacts("noise 60 %"));
        Assert.NotEmpty(AnswerOracle.FaultsOfRuns("- person: all is well.", [oracle, oracle]));
        Assert.NotEmpty(AnswerOracle.FaultsOfRuns("- person: the answer changes: Oblong in run 1; Square in run 2.", [oracle, oracle]));
        Assert.NotEmpty(AnswerOracle.FaultsOfRuns("- person: the answer holds in both runs: Oblong costs least.", [oracle, oracle]));
        Assert.Empty(AnswerOracle.FaultsOfRuns("- person: the answer holds in both runs: Square costs least.", [oracle, oracle]));
    }

    private static IEnumerable<string> FaultsOfReport(AnswerOracle oracle, IReadOnlyList<string> page) =>
    [
        .. oracle.FaultsOfTitle(page[0]), .. oracle.FaultsOfFacts(page[2]), .. FaultsOfCount(page),
        .. new[] { "Answer", "Other links", "Safety" }.SelectMany(heading => oracle.FaultsOfSection(SectionOf(page, heading))),
    ];

    // The second line counts the sentences of the section.
    private static IEnumerable<string> FaultsOfCount(IReadOnlyList<string> page)
    {
        Match said = Regex.Match(string.Join(' ', page.Take(6)), @"other runs agree on (\d+) of \d+ answers, differ on (\d+)");
        string[] runs = SectionOf(page, "Several runs");
        return from count in new[] { (1, ": the answer holds in "), (2, ": the answer changes: ") }
               let sentences = runs.Count(line => line.Contains(count.Item2))
               where (said.Success || runs.Length > 0) && said.Groups[count.Item1].Value != $"{sentences}"
               select $"'{said.Value}', and '{count.Item2}' stands {sentences} times";
    }

    private static string[] SectionOf(IEnumerable<string> page, string heading) =>
    [
        .. page.SkipWhile(line => line.Split(" (")[0] != $"## {heading}").Skip(1)
            .TakeWhile(line => !line.StartsWith("## ", StringComparison.Ordinal)),
    ];
}
