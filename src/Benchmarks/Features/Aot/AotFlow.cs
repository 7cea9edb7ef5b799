using SerBench.Engine.Programs;

namespace SerBench.Benchmarks.Features.Aot;

internal sealed class AotFlow(Terminal terminal, StopSignal stop)
{
    private const string NoLibrary = "public static class UseBytes\n{\n    public static byte[] Write(byte[] value) => value;\n\n"
        + "    public static byte[] Read(byte[] data) => data;\n}\n";

    private static readonly Dictionary<string, int> None = [];

    public static string Main { get; } = EmbeddedText.Read(typeof(AotFlow), "aot-program.txt");

    private string Ended => stop.State == RunState.Stopped ? "it was stopped" : "the time was up";

    public AotRecord Run(IReadOnlyList<Cell> cells, IReadOnlyList<AbsentPeer> absent)
    {
        DateTimeOffset started = DateTimeOffset.Now;
        terminal.Line("Compiling the program without a library: each takes about half a minute ...");
        string root = PrivateFolder.Create();
        AotBuild empty = AotBuild.Make(WriteEmpty(Path.Combine(root, "empty")), stop.Token);
        if (empty.Fault is { } fault)
        {
            throw new UsageException(
                $"A program without a library cannot be compiled ahead of time here: {fault}. docs/native-aot.md says what it takes.");
        }

        AotRun first = AotRun.Of(empty.Program, []);
        var rows = new List<AotRow>();
        foreach (Cell cell in cells)
        {
            AotRow row = stop.State == RunState.Completed ? Try(cell, root, empty.Bytes) : Without(cell.Serializer.Id, Ended);
            rows.Add(row);
            terminal.Line($"[{rows.Count}/{cells.Count}] {row.Serializer}: {row.Describe()}{CodesOf(row)}");
        }

        rows.AddRange(absent.Select(peer => Without(new PeerId(peer.Id), "the library is missing")));
        Cell one = cells[0];
        return new AotRecord(
            started, Repository.ReadCommit(), EnvironmentReader.ReadProcessor(), first.Runtime ?? "unknown", one.Model.Id,
            one.Scenario.Name, empty.Bytes, first.StartMilliseconds ?? 0, rows);
    }

    private static LibraryProgram WriteEmpty(string folder)
    {
        LibraryProgram.Write(folder, Main, "byte[]", "UseBytes", NoLibrary);
        return new LibraryProgram(folder, [], [], []);
    }

    private static AotRow Without(string serializer, string reason) =>
        new(serializer, AotOutcome.NotTried, reason, None, null, null, null, null);

    private static string CodesOf(AotRow row) => row.Warnings.Count == 0 ? "" : $" ({string.Join(", ", row.Warnings.Keys)})";

    private AotRow Try(Cell cell, string root, long emptyBytes)
    {
        string id = cell.Serializer.Id;
        string folder = Path.Combine(root, id[PeerId.Prefix.Length..].Replace(':', '-'));
        LibraryProgram program = cell.Model.Accept(new ProgramWriter(cell, folder, Main));
        if (program.Refusal is { } refusal)
        {
            return Without(id, refusal);
        }

        AotBuild build = AotBuild.Make(program, stop.Token);
        if (build.Fault is { } fault)
        {
            return stop.State != RunState.Completed ? Without(id, Ended)
                : fault == AotBuild.NoAnswer ? Without(id, fault)
                : new AotRow(id, AotOutcome.No, fault, build.Warnings, null, null, null, null);
        }

        AotRun run = AotRun.Of(build.Program, program.Message);
        if (run.Fault is not null && AotBuild.Make(program, stop.Token, isAhead: false) is { Fault: null } usual
            && AotRun.Of(usual.Program, program.Message).Fault is { } other)
        {
            return Without(id, $"its program fails with the JIT as well ({other})");
        }

        return new AotRow(
            id,
            run.Fault is not null ? AotOutcome.No : build.Warnings.Count > 0 ? AotOutcome.WithWarnings : AotOutcome.Yes,
            run.Fault,
            build.Warnings,
            build.Bytes - emptyBytes,
            run.StartMilliseconds,
            run.WriteNanoseconds,
            run.ReadNanoseconds);
    }
}
