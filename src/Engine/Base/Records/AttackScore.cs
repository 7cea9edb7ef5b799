namespace SerBench.Engine.Base.Records;

// BytesPerInputByte is the most memory that a read took per byte of its message, without the first 4 KiB.
/// <param name="Rejected">messages refused with an exception meant for bad input.</param>
/// <param name="NotIdempotent">messages whose value changed when it was written and read again.</param>
/// <param name="OverAllocations">messages that took over 4 KiB plus the reader's stated bytes (256 by default) per byte.</param>
public sealed record AttackScore(
    string Serializer,
    string Model,
    long Inputs,
    long Rejected,
    long AcceptedEqual,
    long AcceptedDifferent,
    long WrongExceptions,
    long Crashes,
    long Hangs,
    long NotIdempotent,
    long OverAllocations,
    double BytesPerInputByte,
    double SlowestMs,
    ulong Seed)
{
    [JsonIgnore]
    public long Bad => WrongExceptions + Crashes + Hangs + NotIdempotent + OverAllocations;

    public string? CountsFault()
    {
        long[] parts = [Rejected, AcceptedEqual, AcceptedDifferent, WrongExceptions, Crashes, Hangs, NotIdempotent, OverAllocations];
        return Inputs <= 0 ? "has no inputs"
            : parts.Any(part => part < 0 || part > Inputs) || parts.Sum(part => (decimal)part) != Inputs
                ? $"does not add up to its {Inputs} inputs"
            : null;
    }
}
