namespace SerBench.Published.Claims;

// Our layout follows the published layout but does not reproduce it, so our size proves nothing.
internal sealed record LayoutTest(CellId Cell) : ClaimTest(ShowSizes(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => SizeOf(record, Cell) is { } size
        ? new ClaimFinding(
            size.ToString("0.#") + " bytes",
            ClaimVerdict.OurLayoutDiffers,
            "ours follows the published layout and is not the same to the byte")
        : ClaimFinding.NotMeasured($"the run has no size of {Cell}");
}
