namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>Facts about cells that need no timing: the first screen of a run, and the whole output of <c>sizes</c>.</summary>
internal static class CellFacts
{
    // With more columns than this, each model gets its own table.
    private const int ColumnsOfOneTable = 8;

    /// <param name="terminal">The terminal to print to.</param>
    /// <param name="cells">The checked cells.</param>
    /// <param name="absent">The libraries that this build lacks.</param>
    /// <param name="withCompressed">True if compressed sizes get columns.</param>
    /// <param name="why">True for the reasons of dashes and of absent libraries.</param>
    public static void Print(Terminal terminal, IReadOnlyList<CheckedCell> cells, IReadOnlyList<AbsentPeer> absent, bool withCompressed, bool why)
    {
        CellRecord[] records = [.. cells.Select(cell => cell.ToRecord())];

        // Libraries come first. A serializer without any size gets no line: the reasons follow below.
        CellRecord[] offered = [.. records.GroupBy(cell => cell.Serializer).Where(group => group.Any(cell => cell.Status != CellStatus.Dash))
            .OrderBy(group => SerializerName.Parse(group.Key).Format == "peer" ? 0 : 1).SelectMany(group => group)];
        IReadOnlyList<string> compressors = withCompressed ? SizeTables.CompressorsOf(offered) : [];
        IReadOnlyList<KnownCell> known = KnownElsewhere.Of(absent, records);
        bool isWide = IsWide(offered, compressors.Count);
        terminal.Heading("Mean sizes in bytes");
        foreach (IGrouping<string, CellRecord> table in offered.GroupBy(cell => isWide ? cell.Model : ""))
        {
            terminal.Draw(SizeTables.Grouped([.. table], compressors, known));
        }

        if (known.Any(cell => cell.Bytes is not null))
        {
            terminal.Line($"{KnownElsewhere.Mark}: the size of a message that the library wrote elsewhere. The reason follows after \"Absent\".");
        }

        PrintOutcomes(terminal, records, why);
    }

    /// <summary>Prints the libraries of others: in a line each, or, with the reasons, the exact files and why a library is missing.</summary>
    public static void PrintLibraries(Terminal terminal, IReadOnlyList<LibraryOrigin> libraries, IReadOnlyList<AbsentPeer> absent, bool why)
    {
        if (!why)
        {
            terminal.Line($"Present: {string.Join(", ", libraries.Where(library => !library.IsOwn).Select(library => library.Short))}");
            if (absent.Count > 0)
            {
                terminal.Line($"Absent: {string.Join(", ", absent.Select(peer => peer.Name))} (--why tells the reasons)");
            }

            return;
        }

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

    /// <summary>Prints the number of verified cells, the failures, and with the reasons those of the dashes.</summary>
    public static void PrintOutcomes(Terminal terminal, IReadOnlyList<CellRecord> records, bool why)
    {
        int verified = records.Count(cell => cell.Status == CellStatus.Verified);
        CellRecord[] failed = [.. records.Where(cell => cell.Status == CellStatus.Failed)];
        int dashes = records.Count - verified - failed.Length;
        terminal.Line(
            $"Cells: {verified} verified (decoded, compared, touched, encoded again), {failed.Length} failed, {dashes} not offered"
            + $"{(why || dashes == 0 ? "" : " (--why tells the reasons)")}.");
        foreach (IGrouping<string, CellRecord> reason in records.Where(cell => why && cell.Status == CellStatus.Dash).GroupBy(cell => cell.Reason!))
        {
            terminal.Line($"  - {reason.Key} ({SerializerNames.Join(reason.Select(cell => cell.Serializer))})");
        }

        foreach (IGrouping<string, CellRecord> folds in records.Where(cell => cell.Folds is not null).GroupBy(cell => why ? cell.Folds! : "null and empty are not told apart (--why)"))
        {
            terminal.Line($"{CellRecord.FoldsMark} {folds.Key}: {SerializerNames.Join(folds.Select(cell => cell.Serializer))}");
        }

        foreach (CellRecord cell in failed)
        {
            terminal.Line($"FAILED {cell.Id}: {cell.Reason}");
        }
    }
}
