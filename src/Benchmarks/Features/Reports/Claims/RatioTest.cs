namespace SerBench.Benchmarks.Features.Reports.Claims;

// Claim: the slow row takes From to To times as long as the fast row.
// Operation: null: encoding and decoding together, as TimeOf.Find chooses them.
internal sealed record RatioTest(CellId Slow, CellId Fast, Operation? Operation, double From, double To) : ClaimTest(Measure(Slow, Fast))
{
    // Half to twice the published effect confirms the claim.
    public static RatioTest Effect(CellId slow, CellId fast, Operation? operation, double published) =>
        new(slow, fast, operation, 1 + ((published - 1) / 2), 1 + ((published - 1) * 2));

    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        return TimeOf.Find(figures, Slow, Fast, Operation) is not { } times
            ? ClaimFinding.NotMeasured("the run did not time both rows")
            : Judge(times.First.Over(times.Second), From, To);
    }

    internal static ClaimFinding Judge(TimeOf ratio, double from, double to)
    {
        string ours = $"{ratio.Median:0.00} ({ratio.Low:0.00} .. {ratio.High:0.00})";
        return ClaimFinding.OfEffect(ours, ratio, from, to, none: 1);
    }
}

// Claim: encoding takes so many times as long as decoding.
internal sealed record DirectionTest(CellId Cell, double From, double To) : ClaimTest(Measure(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) =>
        TimeOf.Sum(figures, Cell, Operation.Encode) is { } encode && TimeOf.Sum(figures, Cell, Operation.Decode) is { } decode
            ? RatioTest.Judge(encode.Over(decode), From, To)
            : ClaimFinding.NotMeasured("the run did not time the row both ways");
}

// Claim: the ratio of two modes is larger on one model than on another.
internal sealed record GapTest(string Slow, string Fast, (string Model, string Scenario) Wide, (string Model, string Scenario) Narrow)
    : ClaimTest(Measure(
        new CellId(Slow, Wide.Model, Wide.Scenario), new CellId(Fast, Wide.Model, Wide.Scenario),
        new CellId(Slow, Narrow.Model, Narrow.Scenario), new CellId(Fast, Narrow.Model, Narrow.Scenario)))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (RatioOn(figures, Wide) is not { } wide || RatioOn(figures, Narrow) is not { } narrow)
        {
            return ClaimFinding.NotMeasured("the run did not time all four rows");
        }

        string ours = $"{Wide.Model} {wide.Median:0.00} ({wide.Low:0.00} .. {wide.High:0.00}), {Narrow.Model} {narrow.Median:0.00} ({narrow.Low:0.00} .. {narrow.High:0.00})";
        return wide.Low > narrow.High ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : wide.High < narrow.Low ? new ClaimFinding(ours, ClaimVerdict.Refuted)
            : ClaimFinding.NotMeasured("the intervals overlap", ours);
    }

    private TimeOf? RatioOn(Figures figures, (string Model, string Scenario) data) =>
        TimeOf.Find(figures, new CellId(Slow, data.Model, data.Scenario), new CellId(Fast, data.Model, data.Scenario), null) is { } times
            ? times.First.Over(times.Second)
            : null;
}

// Claim: encoding and decoding take a share of a latency.
// Latency: in nanoseconds.
internal sealed record ShareTest(CellId Cell, double Latency, double Published) : ClaimTest(Measure(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (TimeOf.Sum(figures, Cell, Operation.Encode, Operation.Decode) is not { } time)
        {
            return ClaimFinding.NotMeasured("the run did not time the row both ways");
        }

        string ours = $"{time.Median / Latency:0.0 %} ({time.Low / Latency:0.0 %} .. {time.High / Latency:0.0 %})";
        bool isInside = time.High / Latency >= Published / 2 && time.Low / Latency <= Published * 2;
        return new ClaimFinding(ours, isInside ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }
}

// Claim: a message takes so many bytes, or so many bytes more than another message.
// Less: the cell whose size is subtracted.
internal sealed record SizeTest(CellId Cell, CellId? Less, double Bytes)
    : ClaimTest(Less is { } other ? ShowSizes(Cell, other) : ShowSizes(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (SizeOf(record, Cell) is not { } size)
        {
            return ClaimFinding.NotMeasured($"the run has no size of {Cell}");
        }

        if (Less is { } other)
        {
            if (SizeOf(record, other) is not { } taken)
            {
                return ClaimFinding.NotMeasured($"the run has no size of {other}");
            }

            size -= taken;
        }

        string ours = size.ToString("0.#") + " bytes";
        return new ClaimFinding(ours, size == Bytes ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }
}

// Claim: in the first message of a cell, a field takes so many bytes, or has so many bytes before it.
// IsBefore: true to count the bytes before the field.
internal sealed record PartTest(CellId Cell, string Field, bool IsBefore, int From, int To)
    : ClaimTest($"explain --serializer {Cell.Serializer} --model {Cell.Model}")
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (record.Cells.FirstOrDefault(cell => cell.Id == Cell) is not { } cell || SharedParts.Find(record, cell) is not { } parts
            || !parts.Any(IsOfField))
        {
            return ClaimFinding.NotMeasured($"the run does not keep the parts of {Cell}");
        }

        int bytes = (IsBefore ? parts.TakeWhile(part => !IsOfField(part)) : parts.SkipWhile(part => !IsOfField(part)).TakeWhile(IsOfField))
            .Sum(part => part.Length);
        return new ClaimFinding($"{bytes} bytes", bytes >= From && bytes <= To ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }

    private bool IsOfField(PartLine part) => part.Name == Field || part.Name.StartsWith(Field + ":", StringComparison.Ordinal);
}
