namespace SerBench.Published.Claims;

// Claims that encoding, transfer over a link and decoding are From to To times as fast with Test as with Baseline.
/// <param name="Bandwidth">in MB/s.</param>
internal sealed record LinkTest(CellId Baseline, CellId Test, int Bandwidth, double From, double To) : ClaimTest(Measure(Baseline, Test))
{
    private const double NanosecondsPerByte = 1000;

    public override ClaimFinding Judge(RunRecord record, Figures figures) =>
        TotalOf(record, figures, Baseline) is { } baseline && TotalOf(record, figures, Test) is { } test
            ? RatioTest.Judge(baseline.Over(test), From, To)
            : ClaimFinding.NotMeasured("the run did not time both rows");

    private TimeOf? TotalOf(RunRecord record, Figures figures, CellId cell)
    {
        if (TimeOf.Sum(figures, cell, Operation.Encode, Operation.Decode) is not { } code || SizeOf(record, cell) is not { } size)
        {
            return null;
        }

        double transfer = size * NanosecondsPerByte / Bandwidth;
        return new TimeOf(code.Median + transfer, code.Low + transfer, code.High + transfer);
    }
}
