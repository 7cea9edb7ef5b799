namespace SerBench.Engine.Base.Records;

// The first calls in a new process: medians over several processes.
/// <param name="EncodeMicroseconds">the time to bind the serializer to the model and to encode one value.</param>
/// <param name="SettledMicroseconds">the time from then on until a call takes at most twice its steady time; null in older records.</param>
public sealed record FirstCallRecord(
    string Serializer, string Model, string Scenario, double EncodeMicroseconds, double DecodeMicroseconds, int Processes,
    double? SettledMicroseconds = null)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);
}
