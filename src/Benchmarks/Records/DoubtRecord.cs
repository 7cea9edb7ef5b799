namespace SerBench.Benchmarks.Records;

/// <summary>Launches in doubt: the floors before and after them disagree, so the machine was disturbed in between.</summary>
/// <param name="Round">The round of the launches, from 0.</param>
/// <param name="Ratio">The slower launch of a floor as a multiple of the faster one.</param>
/// <param name="IsRepeated">True if all launches of the data were repeated. The doubtful ones are kept with their rows.</param>
public sealed record DoubtRecord(string Model, string Scenario, int Round, double Ratio, bool IsRepeated)
{
    public override string ToString() => string.Create(
        CultureInfo.InvariantCulture,
        $"The floors of {Model}/{Scenario} differed {Ratio:0.00} times in round {Round + 1}, so the launches between them are in doubt; ")
        + (IsRepeated ? "they were repeated, and the record keeps both." : "they could not be repeated within the time.");
}
