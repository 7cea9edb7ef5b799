namespace SerBench.Engine.Cells;

internal static class CellFacts
{
    public static void Print(
        Terminal terminal, IReadOnlyList<CheckedCell> cells, IReadOnlyList<AbsentPeer> absent, bool withCompressed, bool why)
    {
        CellRecord[] records = [.. cells.Select(cell => cell.Record)];

        CellRecord[] offered = [.. records.GroupBy(cell => cell.Serializer)
            .Where(group => group.Any(cell => cell.Status != CellStatus.Dash))
            .OrderBy(group => SerializerName.Parse(group.Key).Format == "peer" ? 0 : 1).SelectMany(group => group)];
        IReadOnlyList<string> compressors = withCompressed ? SizeTables.CompressorsOf(offered) : [];
        IReadOnlyList<KnownCell> known = KnownElsewhere.Of(absent, records);
        terminal.Heading("Mean sizes in bytes");

        foreach (var table in offered.GroupBy(cell => compressors.Count > 0 ? (cell.Model, cell.Scenario) : default))
        {
            terminal.Draw(SizeTables.Grouped([.. table], compressors, known));
        }

        if (known.Any(cell => cell.Bytes is not null))
        {
            terminal.Line(
                $"{KnownElsewhere.Mark}: the size of a message that the library wrote elsewhere. The reason follows after \"Absent\".");
        }

        PrintOutcomes(terminal, records, why);
    }

    public static void PrintLibraries(Terminal terminal, IReadOnlyList<LibraryOrigin> libraries, IReadOnlyList<AbsentPeer> absent, bool why)
    {
        IEnumerable<LibraryOrigin> present = libraries.Where(library => !library.IsOwn);
        if (why)
        {
            terminal.Lines([.. present.Select(library => $"Present: {library}"), .. absent.Select(peer => $"Absent: {peer}")]);
            return;
        }

        terminal.Line($"Present: {string.Join(", ", present.Select(library => library.Short))}");
        if (absent.Count > 0)
        {
            terminal.Line($"Absent: {string.Join(", ", absent.Select(peer => peer.Name))} (--why tells the reasons)");
        }
    }

    public static void PrintOutcomes(Terminal terminal, IReadOnlyList<CellRecord> records, bool why)
    {
        int verified = records.Count(cell => cell.Status == CellStatus.Verified);
        CellRecord[] failed = [.. records.Where(cell => cell.Status == CellStatus.Failed)];
        int dashes = records.Count - verified - failed.Length;
        terminal.Line(
            $"Cells: {verified} verified (decoded, compared, touched, encoded again), {failed.Length} failed, {dashes} not offered"
            + $"{(why || dashes == 0 ? "" : " (--why tells the reasons)")}.");
        terminal.Lines(records.Where(cell => why && cell.Status == CellStatus.Dash).GroupBy(cell => cell.Reason!)
            .Select(reason => $"  - {reason.Key} ({SerializerNames.Join(reason.Select(cell => cell.Serializer))})"));

        terminal.Lines(records.Where(cell => cell.NullsChanged is not null)
            .GroupBy(cell => why ? cell.NullsChanged! : "null and empty are not told apart (--why)")
            .Select(folds => $"{CellRecord.FoldsMark} {folds.Key}: {SerializerNames.Join(folds.Select(cell => cell.Serializer))}"));

        terminal.Lines(records.Where(cell => cell.Dictionary is not null).Select(cell => $"{cell.Id}: {cell.Dictionary}."));
        terminal.Lines(failed.Select(cell => $"FAILED {cell.Id}: {cell.Reason}"));
    }
}
