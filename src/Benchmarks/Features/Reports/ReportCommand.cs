using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary><c>report</c>: writes the reports of an earlier run again, from its record alone.</summary>
internal static class ReportCommand
{
    public static FeatureCommand Create(IFeature[] all)
    {
        Argument<string> run = RunFileArgument.Optional();
        Argument<string[]> others = new("others") { Description = "further runs: a reader of report.html chooses between all of them" };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "where the reports go; default: beside the record" };
        var command = new FeatureCommand("report", "Writes the reports of a run again, from its run.json.") { run, others, output };
        var results = new ResultOptions(all, command);
        var question = new QuestionOptions();
        question.AddTo(command);
        command.SetWork((parsed, context) =>
        {
            question.Read(parsed);
            string file = RunFileArgument.FileOf(parsed.GetRequiredValue(run));
            RunRecord read = RunRecordFile.Read(file);
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

            RunRecord[] further = [.. parsed.GetRequiredValue(others).Select(RunFileArgument.Read)];
            string folder = parsed.GetValue(output) ?? Path.GetDirectoryName(Path.GetFullPath(file))!;
            IReadOnlyList<ReportFile> written = ReportFile.WriteAll(new ReportSections(all), folder, record, further);
            if (record != read)
            {
                // The record beside the reports must agree with them.
                RunRecordFile.Write(Path.Combine(folder, RunRecordFile.Name), record);
            }

            context.Terminal.Line($"Written to {Path.GetFullPath(folder)}: {string.Join(", ", written.Select(report => report.Name))}");
            foreach (string sentence in Worth.Say(record, new Figures(record)))
            {
                context.Terminal.Line(sentence);
            }

            return ExitCode.Done;
        });
        return command;
    }
}
