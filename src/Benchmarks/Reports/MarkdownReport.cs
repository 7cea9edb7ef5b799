using System.Globalization;
using System.Text;
using SerBench.Benchmarks.Environments;
using SerBench.Benchmarks.Results;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Reports;

/// <summary><c>report.md</c>: the whole run for people.</summary>
public static class MarkdownReport
{
    public static Report Definition { get; } = new("report.md", Render);

    public static string Render(RunRecord record)
    {
        var figures = new Figures(record);
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $"# SerBench, {record.Profile.Name} run of {record.Started:yyyy-MM-dd HH:mm}\n\n");
        text.Append(Verdict.Write(record, figures)).Append("\n\n");
        AppendState(text, record);
        AppendTimes(text, record, figures);
        AppendSection(text, "Distribution", DistributionTable.Create(record, figures));
        AppendSection(text, "Published", PublishedTable.Create(record, figures));
        AppendSection(text, "Car, direct and indirect", CarTables.Create(record, figures));
        AppendList(text, "Claims of the Xbuf2 driver", CarClaims.Judge(record, figures));
        AppendSection(text, "Sizes", SizeTables.Complete(record));
        AppendList(text, "Dashes", record.Cells.Where(cell => cell.Status == CellStatus.Dash).GroupBy(cell => $"{cell.Model}/{cell.Scenario}: {cell.Reason}")
            .Select(group => $"{group.Key} ({SerializerNames.Join(group.Select(cell => cell.Serializer))})"));
        AppendSection(text, "Serializers", TraitsTable.Create(record));
        AppendEnvironment(text, record);
        return text.ToString();
    }

    private static void AppendState(StringBuilder text, RunRecord record)
    {
        if (record.State != RunState.Completed)
        {
            text.Append(CultureInfo.InvariantCulture, $"The run did not end by itself ({KebabCase.Of(record.State)}): {record.Timings.Count} of {record.Plan.Count} rows.\n\n");
        }

        foreach (string note in record.Notes)
        {
            text.Append(note).Append("\n\n");
        }

        AppendList(text, "Failed", record.Cells.Where(cell => cell.Status == CellStatus.Failed).Select(cell => $"{cell.Id}: {cell.Reason}")
            .Concat(record.Timings.Where(timing => timing.Failure is not null).Select(timing => $"{timing.Row}: {timing.Failure}")));
        AppendList(text, "Absent libraries", record.AbsentPeers.Select(peer => peer.ToString()));
    }

    private static void AppendTimes(StringBuilder text, RunRecord record, Figures figures)
    {
        bool isFirst = true;
        foreach ((string heading, TextTable table) in TimeTables.Create(record, figures, Enum.GetValues<Operation>()))
        {
            text.Append(isFirst ? "## Times\n\nMedian +- standard deviation. Lower is better. "
                + $"{TimeTables.BestMark} marks what cannot be told from the best: their 95 % intervals overlap.\n\n" : "");
            text.Append("### ").Append(heading).Append("\n\n").Append(MarkdownTable.Render(table)).Append('\n');
            isFirst = false;
        }
    }

    private static void AppendSection(StringBuilder text, string heading, TextTable table)
    {
        if (table.Rows.Count > 0)
        {
            text.Append("## ").Append(heading).Append("\n\n").Append(MarkdownTable.Render(table)).Append('\n');
        }
    }

    private static void AppendList(StringBuilder text, string heading, IEnumerable<string> items)
    {
        string[] lines = [.. items];
        if (lines.Length > 0)
        {
            text.Append("## ").Append(heading).Append("\n\n").Append(string.Concat(lines.Select(line => $"- {line}\n"))).Append('\n');
        }
    }

    private static void AppendEnvironment(StringBuilder text, RunRecord record)
    {
        text.Append("## Environment\n\n").Append(string.Concat(EnvironmentText.Lines(record.Environment).Select(line => $"- {line}\n")));
        if (record.ClosingLoopNanoseconds is { } closing)
        {
            double change = (closing / record.Environment.LoopNanoseconds) - 1;
            text.Append(CultureInfo.InvariantCulture, $"- the fixed loop after the last row: {change:+0.0 %;-0.0 %}\n");
        }

        text.Append(CultureInfo.InvariantCulture, $"- commit: {record.Commit ?? "unknown"}\n- command line: `{record.CommandLine}`\n");
        text.Append(string.Concat(record.Libraries.Select(library => $"- {library.Id} {library.Version}, SHA-256 {library.Sha256}\n")));
    }
}
