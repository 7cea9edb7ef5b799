namespace SerBench.Published.Claims;

// Our layout differs in details from the published layout, so our size cannot confirm the published size.
internal sealed record LayoutTest(CellId Cell) : ClaimTest(ShowSizes(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => SizeOf(record, Cell) is { } size
        ? new ClaimFinding(
            size.ToString("0.#") + " bytes",
            ClaimVerdict.OurLayoutDiffers,
            "ours follows the published layout and is not the same to the byte")
        : ClaimFinding.NotMeasured($"the run has no size of {Cell}");
}
