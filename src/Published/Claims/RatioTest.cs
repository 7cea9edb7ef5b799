namespace SerBench.Published.Claims;

/// <param name="Operation">null for encoding and decoding together.</param>
internal sealed record RatioTest(CellId Slow, CellId Fast, Operation? Operation, double From = 1.0001, double To = double.MaxValue)
    : ClaimTest(Measure(Slow, Fast))
{
    public static RatioTest Effect(CellId slow, CellId fast, Operation? operation, double published) =>
        new(slow, fast, operation, 1 + ((published - 1) / 2), 1 + ((published - 1) * 2));

    public static Claim Claim(string id, string source, string sentence, CellId slow, CellId fast, Operation? operation, double ratio) =>
        new(id, source, sentence, $"{ratio:0.00}", Effect(slow, fast, operation, ratio));

    public override ClaimFinding Judge(RunRecord record, Figures figures) =>
        TimeOf.Ratio(figures, Slow, Fast, Operation) is { } ratio
            ? Judge(ratio, From, To)
            : ClaimFinding.NotMeasured("the run did not time both rows");

    internal static ClaimFinding Judge(TimeOf ratio, double from, double to) => ratio.Judge(ratio.Text, from, to, none: 1);
}

internal sealed record DirectionTest(CellId Cell, double From, double To) : ClaimTest(Measure(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) =>
        TimeOf.Sum(figures, Cell, Operation.Encode) is { } encode && TimeOf.Sum(figures, Cell, Operation.Decode) is { } decode
            ? RatioTest.Judge(encode.Over(decode), From, To)
            : ClaimFinding.NotMeasured("the run did not time the row both ways");
}

internal sealed record GapTest(CellId WideSlow, CellId WideFast, CellId NarrowSlow, CellId NarrowFast)
    : ClaimTest(Measure(WideSlow, WideFast, NarrowSlow, NarrowFast))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (TimeOf.Ratio(figures, WideSlow, WideFast, null) is not { } wide
            || TimeOf.Ratio(figures, NarrowSlow, NarrowFast, null) is not { } narrow)
        {
            return ClaimFinding.NotMeasured("the run did not time all four rows");
        }

        string ours = $"{WideSlow.Model} {wide.Text}, {NarrowSlow.Model} {narrow.Text}";
        return wide.Low > narrow.High ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : wide.High < narrow.Low ? new ClaimFinding(ours, ClaimVerdict.Refuted)
            : ClaimFinding.NotMeasured("the intervals overlap", ours);
    }
}

/// <param name="Latency">in nanoseconds.</param>
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

internal sealed record SizeTest(CellId Cell, CellId? Less, double Bytes)
    : ClaimTest(Less is { } other ? ShowSizes(Cell, other) : ShowSizes(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        double? size = SizeOf(record, Cell);
        double? less = Less is { } other ? SizeOf(record, other) : 0;
        return size - less is { } bytes
            ? new ClaimFinding($"{bytes:0.#} bytes", bytes == Bytes ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted)
            : ClaimFinding.NotMeasured($"the run has no size of {(size is null ? Cell : Less)}");
    }
}

// Claims that a field of the first message takes From to To bytes or, if IsBefore, that as many bytes precede the field.
internal sealed record PartTest(CellId Cell, string Field, bool IsBefore, int From, int To)
    : ClaimTest($"explain --serializer {Cell.Serializer} --model {Cell.Model}")
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (record.FindCell(Cell) is not { } cell || SharedParts.Find(record, cell) is not { } parts
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
