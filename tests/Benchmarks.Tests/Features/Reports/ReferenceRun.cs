using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// The committed run, and what pages show of it.
internal static class ReferenceRun
{
    // The reports of the processor that was measured last.
    public static string Folder { get; } = NewestOf("");

    // The published data sets take longest, so their run may be older, and of another processor.
    public static string DataSets { get; } = NewestOf("data-sets");

    public static string RecordFile { get; } = RunRecordFile.PathIn(Folder);

    public static bool Exists => File.Exists(RecordFile);

    // Whether the committed files are written instead of compared.
    public static bool IsWriting { get; } = Environment.GetEnvironmentVariable("SERBENCH_WRITE_REPORTS") == "1";

    public static RunRecord Record => RunRecordFile.Read(RecordFile);

    // Whether a committed file has this text; where they are written, the file gets it.
    public static void AssertWritten(string file, string wanted)
    {
        if (IsWriting)
        {
            File.WriteAllText(file, wanted);
        }

        Assert.Equal(wanted, File.ReadAllText(file).ReplaceLineEndings("\n"));
    }

    // For a page in docs.
    public static string LinkTo(string folder)
    {
        RunRecord record = RunRecordFile.Read(RunRecordFile.PathIn(folder));
        return $"The run of {record.Started:yyyy-MM-dd} on {record.Environment.Processor}, {record.Environment.Cores} cores: " +
            $"[report]({PlaceOf(folder, "docs")}/report.md).\n";
    }

    // For the page beside the reports.
    public static string Reports
    {
        get
        {
            (string run, string dataSets) = (PlaceOf(Folder, "reports"), PlaceOf(DataSets, "reports"));
            return $"""
                - [{run}/report.html]({run}/report.html): the page, to be downloaded and opened: all rows of all runs below, a calculator, the risks
                - [{run}/report.md]({run}/report.md): the same as text
                - [{dataSets}/report.md]({dataSets}/report.md): the published data sets

                """;
        }
    }

    private static string PlaceOf(string folder, string root) => Path.GetRelativePath(Clone.At(root), folder).Replace('\\', '/');

    private static string NewestOf(string folder) => Directory.GetDirectories(Clone.At("reports"))
        .Select(processor => Path.Combine(processor, folder))
        .Where(reports => File.Exists(RunRecordFile.PathIn(reports)))
        .OrderByDescending(reports => RunRecordFile.Read(RunRecordFile.PathIn(reports)).Started)
        .FirstOrDefault(Clone.At("reports/none"));

    // The runs of other machines.
    public static IReadOnlyList<RunRecord> Others =>
    [
        .. Directory.GetDirectories(Clone.At("reports"))
            .Where(folder => folder != Folder)
            .Order(StringComparer.Ordinal)
            .Select(folder => RunRecordFile.Read(RunRecordFile.PathIn(folder))),
    ];

    // The table of modes, with a sentence that leads to the whole report.
    public static string ModesOf(RunRecord record) => $"""
        The [reference run](reports/{Path.GetFileName(Folder)}/report.md) of {record.Started:yyyy-MM-dd} on {record.Environment.Processor}, {record.Environment.Cores} cores:

        {MarkdownTable.Render(new ModeCard(record, new Figures(record)).Times()).TrimEnd()}

        {ModesSection.Words}

        """;

    public static string VerdictOf(RunRecord record)
    {
        var judge = new Judge(record);
        string table = MarkdownTable.Render(AnswerTable.Create(judge, Verdict.MostModels));
        string words = MarkdownText.Wrap(AnswerTable.WordsOf(record), MarkdownTable.Longest);
        return $"**{MarkdownReport.TitleOf(judge)}.**\n\n{table}\n{words}\n";
    }
}
