using SerBench.Engine.Outside;

namespace SerBench.Engine.Measure;

// Another process verified the cell, so this process only checks the hash of the messages.
internal static class LaunchedCell
{
    public static OpenedCell Open(TimedLaunch launch)
    {
        OpenedCell cell = OpenedCell.Open(OpenSelection(launch.First).Find(launch.First.Cell));
        return cell.PayloadHash == launch.First.PayloadHash
            ? cell
            : throw new InvalidOperationException("The messages of the timing process are not those that were verified.");
    }

    private static CellSelection OpenSelection(TimedRow row) => row.Outside is { } file && OpenedOutside.Open(file) is var outside
        ? new CellSelection(outside.Catalog, outside.Models)
        : new CellSelection(Catalog.BuiltIn, ModelCatalog.BuiltIn);
}
