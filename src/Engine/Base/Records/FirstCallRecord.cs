namespace SerBench.Engine.Base.Records;

// Times are medians over several new processes.
/// <param name="SettledMicroseconds">the time until a call takes at most twice its steady time.</param>
public sealed record FirstCallRecord(
    string Serializer, string Model, string Scenario, double EncodeMicroseconds, double DecodeMicroseconds, int Processes,
    double? SettledMicroseconds = null)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);
}
