using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;

namespace SerBench.Benchmarks.Tests.Reports;

/// <summary>The committed run and its excerpt in README.</summary>
internal static partial class ReferenceRun
{
    private const string Model = "person";

    public static string Root { get; } = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../.."));

    /// <summary>The reports of the processor that was measured last.</summary>
    public static string Folder { get; } = Directory.GetFiles(Path.Combine(Root, "reports"), RunRecordFile.Name, SearchOption.AllDirectories)
        .OrderByDescending(file => RunRecordFile.Read(file).Started)
        .Select(file => Path.GetDirectoryName(file)!)
        .FirstOrDefault(Path.Combine(Root, "reports", "none"));

    public static string RecordFile { get; } = Path.Combine(Folder, RunRecordFile.Name);

    public static bool Exists => File.Exists(RecordFile);

    /// <summary>Whether the committed files are written instead of compared.</summary>
    public static bool IsWriting { get; } = Environment.GetEnvironmentVariable("SERBENCH_WRITE_REPORTS") == "1";

    /// <summary>The verdict of a run and its headline table of one model, as in its report.</summary>
    public static string Excerpt(RunRecord record)
    {
        string report = MarkdownReport.Render(record);
        Match table = Headline().Match(report);
        Assert.True(table.Success, $"The report has no headline table of {Model}.");
        return $"""
            What the [reference run](reports/{Path.GetFileName(Folder)}/report.md) of {record.Started:yyyy-MM-dd} says, on {record.Environment.Processor}, {record.Environment.Cores} cores:

            > {Verdict.Write(record, new Figures(record))}

            {table.Groups["heading"].Value}:

            {table.Groups["table"].Value.TrimEnd()}

            """;
    }

    /// <summary>A README with a new excerpt between its marks.</summary>
    public static string WithExcerpt(string readme, string excerpt)
    {
        Match marks = Marks().Match(readme);
        Assert.True(marks.Success, "README has no place for the excerpt of the reference run.");
        return string.Concat(readme.AsSpan(0, marks.Groups["excerpt"].Index), excerpt, readme.AsSpan(marks.Groups["end"].Index));
    }

    [GeneratedRegex($@"^## Headline\n.*?^### (?<heading>{Model} / [^\n]*)\n\n(?<table>(?:\|[^\n]*\n)+)", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Headline();

    [GeneratedRegex(@"<!-- What follows is written by ReferenceRunTests[^\n]*-->\n(?<excerpt>.*?)(?<end><!-- End of what is written. -->)", RegexOptions.Singleline)]
    private static partial Regex Marks();

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
