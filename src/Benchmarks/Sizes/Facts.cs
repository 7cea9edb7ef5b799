using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Sizes;

/// <summary>What can be said of cells without timing anything: the first screen of a run, and all of <c>sizes</c>.</summary>
internal static class Facts
{
    // With more columns than this each model has a table of its own.
    private const int ColumnsOfOneTable = 8;

    public static IReadOnlyList<AbsentPeer> FindAbsentPeers(ProgramContext context) =>
        [.. context.Catalog.Serializers.Select(serializer => serializer.GetType().Assembly)
            .Append(typeof(Catalog).Assembly)
            .Distinct()
            .SelectMany(Libraries.FindAbsentPeers)
            .DistinctBy(peer => peer.Id)];

    /// <param name="terminal">Where it goes.</param>
    /// <param name="cells">What was checked.</param>
    /// <param name="withCompressed">Whether compressed sizes have columns.</param>
    public static void Print(Terminal terminal, IReadOnlyList<CheckedCell> cells, bool withCompressed)
    {
        CellRecord[] records = [.. cells.Select(cell => cell.ToRecord())];

        // A serializer without a single size here is not worth a line; the reasons follow below.
        CellRecord[] offered = [.. records.GroupBy(cell => cell.Serializer).Where(group => group.Any(cell => cell.Status != CellStatus.Dash)).SelectMany(group => group)];
        IReadOnlyList<string> compressors = withCompressed ? SizeTables.CompressorsOf(offered) : [];
        bool isWide = IsWide(offered, compressors.Count);
        terminal.Heading("Sizes in bytes");
        foreach (IGrouping<string, CellRecord> table in offered.GroupBy(cell => isWide ? cell.Model : ""))
        {
            terminal.Draw(SizeTables.Grouped([.. table], compressors));
        }

        PrintOutcomes(terminal, records);
    }

    /// <summary>The libraries of others: what this build has of them, to the byte, and why it lacks the rest.</summary>
    public static void PrintLibraries(Terminal terminal, IEnumerable<LibraryOrigin> libraries, IEnumerable<AbsentPeer> absent)
    {
        foreach (LibraryOrigin library in libraries.Where(library => !library.IsOwn))
        {
            terminal.Line($"Present: {library}");
        }

        foreach (AbsentPeer peer in absent)
        {
            terminal.Line($"Absent: {peer}");
        }
    }

    private static bool IsWide(IEnumerable<CellRecord> cells, int compressors) =>
        cells.Select(cell => (cell.Model, cell.Scenario)).Distinct().Count() * (1 + compressors) > ColumnsOfOneTable;

    /// <summary>How many cells are right, why some have none, and what failed.</summary>
    public static void PrintOutcomes(Terminal terminal, IReadOnlyList<CellRecord> records)
    {
        int verified = records.Count(cell => cell.Status == CellStatus.Verified);
        CellRecord[] failed = [.. records.Where(cell => cell.Status == CellStatus.Failed)];
        int dashes = records.Count - verified - failed.Length;
        terminal.Line($"Cells: {verified} verified (decoded, compared, touched, encoded again), {failed.Length} failed, {dashes} not offered.");
        foreach (IGrouping<string, CellRecord> reason in records.Where(cell => cell.Status == CellStatus.Dash).GroupBy(cell => cell.Reason!))
        {
            terminal.Line($"  - {reason.Key} ({SerializerNames.Join(reason.Select(cell => cell.Serializer))})");
        }

        foreach (CellRecord cell in failed)
        {
            terminal.Line($"FAILED {cell.Id}: {cell.Reason}");
        }
    }
}
