namespace SerBench.Benchmarks.Base.Records;

/// <summary>The result of giving damaged messages of one model to one serializer. Most figures count inputs.</summary>
/// <param name="Rejected">Inputs that the serializer refused with an exception meant for bad input.</param>
/// <param name="AcceptedEqual">Inputs that were read as the undamaged value.</param>
/// <param name="AcceptedDifferent">Inputs that were read as another value.</param>
/// <param name="WrongExceptions">Inputs that led to an unexpected exception, such as a null reference, an index or a cast.</param>
/// <param name="NotIdempotent">Inputs whose value changed when it was written and read again.</param>
/// <param name="OverAllocations">Inputs that took over 4 KiB plus, per byte of input, the reader's stated bytes (256 by default).</param>
/// <param name="BytesPerInputByte">The most memory that was taken per byte of input, beyond 4 KiB.</param>
/// <param name="SlowestMs">The longest time that one input took, in milliseconds.</param>
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
            : parts.Any(part => part < 0 || part > Inputs) || parts.Sum(part => (decimal)part) != Inputs ? $"does not add up to its {Inputs} inputs"
            : null;
    }
}
