using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal static class ReportCommand
{
    public static FeatureCommand Create(IFeature[] all)
    {
        Argument<string> run = RunFileArgument.Optional();
        Argument<string[]> others = new("others")
        {
            Description = "further runs of other machines, runtimes or days: the reports show whether the cheapest library is the same",
        };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "where the reports go; default: beside the record" };
        JsonOption json = new("the record with what the options add");
        var command = new Command("report", "Writes the reports of a run again, from its run.json.") { run, others, output, json };
        var results = new ResultOptions(all, command);
        var question = new QuestionOptions();
        question.AddTo(command);
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            question.Read(parsed);
            string[] files = [.. parsed.GetRequiredValue(others).Prepend(parsed.GetRequiredValue(run)).Select(RunFileArgument.FileOf)];
            (RunRecord read, RunRecord[] further) = Read(files, context.Terminal);
            string folder = parsed.GetValue(output) ?? Path.GetDirectoryName(Path.GetFullPath(files[0]))!;
            RunRecord record = question.Read(parsed, read.Serializers.Select(serializer => serializer.Id))(read);
            foreach ((string? named, Func<RunRecord, RunRecord> putInto) in results.Read(parsed, isNew: false))
            {
                RunRecord before = record;
                record = putInto(record);
                if (record == before)
                {
                    throw new UsageException($"'{named}' has no score of a serializer and model of this run.");
                }
            }

            NamedFile.DemandWritable(Path.Combine(folder, RunRecordFile.Name));
            IReadOnlyList<ReportFile> written = ReportFile.WriteAll(new ReportSections(all), folder, record, further);
            if (record != read)
            {
                RunRecordFile.Write(Path.Combine(folder, RunRecordFile.Name), record);
            }

            Terminal terminal = context.Terminal.BesideJson(parsed.GetValue(json));
            terminal.Line($"Written to {Path.GetFullPath(folder)}: {string.Join(", ", written.Select(report => report.Name))}");
            AnswerTable.Print(terminal, new Judge(record), folder, isRun: parsed.GetValue(output) is null);
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.Write(RunRecordFile.ToJson(record));
            }

            return ExitCode.Done;
        });
    }

    private static (RunRecord First, RunRecord[] Others) Read(string[] files, Terminal terminal)
    {
        var read = new List<RunRecord>();
        foreach (string file in files)
        {
            try
            {
                read.Add(RunRecordFile.Read(file));
            }
            catch (RunRecordException exception) when (files.Length > 1)
            {
                terminal.ErrorLine(exception.Message);
            }
        }

        return read.Count > 0 ? (read[0], [.. read.Skip(1)]) : throw new UsageException("None of the runs can be read.");
    }
}
