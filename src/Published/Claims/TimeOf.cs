namespace SerBench.Published.Claims;

// A time in nanoseconds, or a ratio or difference of times, with its 95 % interval.
internal sealed record TimeOf(double Median, double Low, double High)
{
    private static readonly Operation[][] Ways = [[Operation.Article], [Operation.RoundTrip], [Operation.Encode, Operation.Decode]];

    public static TimeOf? Ratio(Figures figures, CellId slow, CellId fast, Operation? operation)
    {
        foreach (Operation[] way in operation is { } only ? [[only]] : Ways)
        {
            if (Sum(figures, slow, way) is { } one && Sum(figures, fast, way) is { } two)
            {
                return one.Over(two);
            }
        }

        return null;
    }

    public static TimeOf? Sum(Figures figures, CellId cell, params Operation[] operations)
    {
        Statistics[] all = [.. operations.Select(operation => figures.Find(cell, operation)?.Statistics).OfType<Statistics>()];
        return all.Length == operations.Length && all.All(statistics => statistics.Low is not null)
            ? new TimeOf(
                all.Sum(statistics => statistics.Median),
                all.Sum(statistics => statistics.Low!.Value),
                all.Sum(statistics => statistics.High!.Value))
            : null;
    }

    public string Text => $"{Median:0.00} ({Low:0.00} .. {High:0.00})";

    public TimeOf Over(TimeOf other) => new(Median / other.Median, Low / other.High, High / other.Low);

    public ClaimFinding Judge(string ours, double from, double to, double none)
    {
        bool isInside = Median >= from && Median <= to;

        bool holdsContrary = (from > none || to < none) && Low <= none && High >= none;
        bool isSameSide = (from > none && Low > none) || (to < none && High < none);
        return High < from || Low > to
                ? new ClaimFinding(ours, isSameSide ? ClaimVerdict.DirectionHolds : ClaimVerdict.Refuted)
            : isInside && !holdsContrary ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : ClaimFinding.NotMeasured(
                holdsContrary
                    ? "the interval holds the claim and its contrary"
                    : "the interval reaches into the claim, our figure lies outside",
                ours);
    }
}
