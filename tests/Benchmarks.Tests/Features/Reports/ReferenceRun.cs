using System.Runtime.CompilerServices;
using SerBench.Benchmarks.Base.Pages;
using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Tests.Features.Reports;

/// <summary>The committed run, and what pages show of it.</summary>
internal static class ReferenceRun
{
    private const string Model = "person";

    public static string Root { get; } = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../.."));

    /// <summary>The reports of the processor that was measured last.</summary>
    public static string Folder { get; } = Directory.GetDirectories(Path.Combine(Root, "reports"))
        .Where(folder => File.Exists(Path.Combine(folder, RunRecordFile.Name)))
        .OrderByDescending(folder => RunRecordFile.Read(Path.Combine(folder, RunRecordFile.Name)).Started)
        .FirstOrDefault(Path.Combine(Root, "reports", "none"));

    /// <summary>The reports of the published data sets on the same processor.</summary>
    public static string DataSets { get; } = Path.Combine(Folder, "data-sets");

    public static string RecordFile { get; } = Path.Combine(Folder, RunRecordFile.Name);

    public static bool Exists => File.Exists(RecordFile);

    /// <summary>Whether the committed files are written instead of compared.</summary>
    public static bool IsWriting { get; } = Environment.GetEnvironmentVariable("SERBENCH_WRITE_REPORTS") == "1";

    /// <summary>The record of the committed run.</summary>
    public static RunRecord Record => RunRecordFile.Read(RecordFile);

    /// <summary>The table of modes of one model, with a sentence that leads to the whole report.</summary>
    public static string ModesOf(RunRecord record)
    {
        (string heading, TextTable table, _) = ModeTable.CreateAll(record, new Figures(record)).First(item => item.Heading.StartsWith(Model, StringComparison.Ordinal));
        return $"""
            The [reference run](reports/{Path.GetFileName(Folder)}/report.md) of {record.Started:yyyy-MM-dd} on {record.Environment.Processor}, {record.Environment.Cores} cores, {heading}:

            {MarkdownTable.Render(table).TrimEnd()}

            """;
    }

    /// <summary>The answer on the main models, and its words.</summary>
    public static string VerdictOf(RunRecord record)
    {
        var figures = new Figures(record);
        return $"{MarkdownTable.Render(AnswerTable.Create(record, figures, Verdict.MostModels))}\n{AnswerTable.WordsOf(record)}\n";
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
