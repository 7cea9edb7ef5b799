using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Plugins;

namespace SerBench.Engine.Cells;

// Another process checks the serializers of a user's assembly, because foreign code may crash.
internal static class CellCheck
{
    public static IReadOnlyList<CheckedCell> Run(OpenedOutside? outside, IEnumerable<Cell> cells)
    {
        Cell[] all = [.. cells];
        Dictionary<Cell, CellRecord> answers =
            outside is not null && all.Where(cell => PluginTypes.IsForeign(cell.Serializer)).ToArray() is { Length: > 0 } foreign
                ? Ask(outside, foreign)
                : [];
        return [.. all.AsParallel().AsOrdered()
            .Select(cell => answers.TryGetValue(cell, out CellRecord? found) ? new CheckedCell(cell, found) : CheckedCell.Of(cell))];
    }

    private static Dictionary<Cell, CellRecord> Ask(OpenedOutside outside, Cell[] cells)
    {
        string list = Path.Combine(TemporaryFolder.Create(), "cells.json");
        NamedFile.WriteText(list, JsonSerializer.Serialize(cells.Select(cell => cell.Id)));
        IReadOnlyList<WatchedAnswer> answers = WatchedProcess.Ask(
            WatchedProcess.Patience.Value, Child.ArgumentsFor(new CheckCells(outside.File, list)));
        return cells.Zip(answers).ToDictionary(
            pair => pair.First,
            pair => pair.Second.Text is { } text
                ? JsonSerializer.Deserialize<CellRecord>(text)!
                : CellRecord.Failed(pair.First.Id, pair.Second.Fault!));
    }

    private sealed record CheckCells(string Outside, string List) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report)
        {
            CellSelection selection = context.Open(Outside).Selection;
            CellId[] ids = JsonSerializer.Deserialize<CellId[]>(File.ReadAllText(List))!;
            report.TryAll(ids, id => id.ToString(), id => JsonSerializer.Serialize(Verification.Check(selection.Find(id))));
        }
    }
}
