namespace SerBench.Benchmarks.Features.Compare.Pairs;

/// <param name="Options">the options that load the compared assembly of the user; empty to compare a build of this program.</param>
internal sealed record Side(string Name, string Program, IReadOnlyList<string> Options)
{
    // The environment lies on the stack, and times depend on the stack's position, so this variable has a random length.
    private const string LayoutVariable = "SERBENCH_LAYOUT";
    private const int LargestShift = 4096;

    public PairPlan[] Plan(IEnumerable<string> filter, CancellationToken stop)
    {
        ProgramOutput result = Run([PairPlan.CommandName, .. filter, .. Options, "--out", TemporaryFolder.Create()], layout: 0, stop);
        if (stop.IsCancellationRequested)
        {
            throw new UsageException($"The time was up before the cells of '{Name}' were checked; "
                + "choose fewer by --serializer and --model, or give a longer --budget.");
        }

        return result.ExitCode switch
        {
            ExitCode.Done => JsonSerializer.Deserialize<PairPlan[]>(result.Text)!,
            _ when result.Errors.Contains($"'{PairPlan.CommandName}'") =>
                throw new UsageException($"'{Name}' is too old for compare --run: it must be built from a commit that has it."),
            _ => throw new UsageException($"'{Name}' cannot be planned: {FirstLine(result)}"),
        };
    }

    public PairSample[] Launch(PairPlan plan, int layout, CancellationToken stop)
    {
        ProgramOutput result = Run([PairLaunch.CommandName, "--launch", plan.Launch, "--layout", layout.ToString()], layout, stop);
        return result.ExitCode == ExitCode.Done
            ? JsonSerializer.Deserialize<PairSample[]>(result.Text)!
            : throw new InvalidDataException($"'{Name}' failed at {plan.Cell.Id}: {FirstLine(result)}");
    }

    public RunRecord? Count(IEnumerable<string> filter, CancellationToken stop)
    {
        string folder = TemporaryFolder.Create();
        ProgramOutput result = Run(["run", "--profile", "counts", .. filter, .. Options, "--out", folder], layout: 0, stop);
        return stop.IsCancellationRequested ? null : result.ExitCode is ExitCode.Done or ExitCode.Failed
            ? RunRecordFile.Read(Path.Combine(folder, RunRecordFile.Name))
            : throw new UsageException($"The instructions of '{Name}' were not counted: {FirstLine(result)}");
    }

    public string Ask(IEnumerable<string> arguments, CancellationToken stop)
    {
        ProgramOutput result = Run(arguments, layout: 0, stop);
        return stop.IsCancellationRequested
                ? throw new UsageException($"The time was up before '{Name}' was through; give a longer --budget.")
            : result.ExitCode is ExitCode.Done or ExitCode.Failed && result.Text.Length > 0 ? result.Text
            : throw new UsageException($"'{Name}' failed: {FirstLine(result)}");
    }

    private ProgramOutput Run(IEnumerable<string> arguments, int layout, CancellationToken stop)
    {
        ProcessStartInfo start = OwnProgram.Other(Program, arguments);
        start.Environment[LayoutVariable] = new string('x', new Random(layout).Next(LargestShift));
        return ProgramOutput.Of(start, stop: stop)!;
    }

    private static string FirstLine(ProgramOutput result) =>
        result.Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries) is [{ } first, ..] ? first.TrimEnd() : "it gave no reason.";
}
