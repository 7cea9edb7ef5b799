using System.Diagnostics;
using System.Text.Json;

namespace SerBench.Benchmarks.Compare.Pairs;

/// <summary>One of the two programs of a paired run: a build of this program, or this program with a plug-in.</summary>
/// <param name="Name">The name for messages, as the caller gave it.</param>
/// <param name="Program">The assembly to start.</param>
/// <param name="Options">The options for its plug-in.</param>
internal sealed record Side(string Name, string Program, IReadOnlyList<string> Options)
{
    // Moves the stack: variables of the environment lie at its start.
    private const string LayoutVariable = "SERBENCH_LAYOUT";
    private const int LargestShift = 4096;

    /// <summary>Plans the cells of this side.</summary>
    /// <param name="filter">The options that choose cells and operations.</param>
    public PairPlan[] Plan(IEnumerable<string> filter)
    {
        (int code, string output, string complaint) = Run([PairPlan.CommandName, .. filter, .. Options, "--out", TemporaryFolder.Create()], layout: 0);
        return code switch
        {
            ExitCode.Done => JsonSerializer.Deserialize<PairPlan[]>(output)!,
            _ when complaint.Contains($"'{PairPlan.CommandName}'", StringComparison.Ordinal) =>
                throw new UsageException($"'{Name}' is too old for compare --run: it must be built from a commit that has it."),
            _ => throw new UsageException($"'{Name}' cannot be planned: {FirstLine(complaint)}"),
        };
    }

    /// <summary>Launches a cell once.</summary>
    /// <param name="layout">The number of the layout of memory.</param>
    /// <exception cref="InvalidDataException">The process failed.</exception>
    public PairSample[] Launch(PairPlan plan, int layout, CancellationToken stop)
    {
        (int code, string output, string complaint) = Run([PairLaunch.CommandName, "--launch", plan.Launch, "--layout", layout.ToString()], layout, stop);
        return code == ExitCode.Done
            ? JsonSerializer.Deserialize<PairSample[]>(output)!
            : throw new InvalidDataException($"'{Name}' failed at {plan.Cell.Id}: {FirstLine(complaint)}");
    }

    /// <summary>Counts the instructions of this side.</summary>
    public RunRecord Count(IEnumerable<string> filter)
    {
        string folder = TemporaryFolder.Create();
        (int code, _, string complaint) = Run(["run", "--profile", "counts", .. filter, .. Options, "--out", folder], layout: 0);
        return code is ExitCode.Done or ExitCode.Failed
            ? RunRecordFile.Read(Path.Combine(folder, RunRecordFile.Name))
            : throw new UsageException($"The instructions of '{Name}' were not counted: {FirstLine(complaint)}");
    }

    // A process that is no longer wanted is ended.
    private (int Code, string Output, string Complaint) Run(IEnumerable<string> arguments, int layout, CancellationToken stop = default)
    {
        ProcessStartInfo start = OwnProgram.ReadOther(Program, arguments);
        start.Environment[LayoutVariable] = new string('x', new Random(layout).Next(LargestShift));
        using Process process = Process.Start(start)!;
        using CancellationTokenRegistration ending = stop.Register(() => process.Kill(entireProcessTree: true));
        Task<string> complaint = process.StandardError.ReadToEndAsync(CancellationToken.None);
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output, complaint.Result);
    }

    private static string FirstLine(string complaint) => complaint.Split('\n', StringSplitOptions.RemoveEmptyEntries) is [{ } first, ..] ? first.TrimEnd() : "it gave no reason.";
}
