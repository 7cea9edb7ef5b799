using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>How one serializer took damaged messages of one model.</summary>
/// <param name="Inputs">How many it was given.</param>
/// <param name="Rejected">Refused by an exception meant for it.</param>
/// <param name="AcceptedEqual">Read as the value that was there before the damage.</param>
/// <param name="AcceptedDifferent">Read as another value.</param>
/// <param name="WrongExceptions">Ended by an exception that says the code was surprised: a null reference, an index, a cast.</param>
/// <param name="Crashes">Ended the process.</param>
/// <param name="Hangs">Gave no answer in time.</param>
/// <param name="NotIdempotent">Read, but not written and read again to the same value.</param>
/// <param name="OverAllocations">Took more memory than 4 KiB and what the reader states for each byte of input, 256 bytes where it states nothing.</param>
/// <param name="BytesPerInputByte">The most memory it took for each byte of input, beyond 4 KiB.</param>
/// <param name="SlowestMs">The longest time that one input took.</param>
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
    /// <summary>Inputs that a reader should have survived and did not.</summary>
    [JsonIgnore]
    public long Bad => WrongExceptions + Crashes + Hangs + NotIdempotent + OverAllocations;

    /// <summary>What the counts contradict, as the end of a sentence; null when they fit each other.</summary>
    public string? CountsFault()
    {
        long[] parts = [Rejected, AcceptedEqual, AcceptedDifferent, WrongExceptions, Crashes, Hangs, NotIdempotent, OverAllocations];
        return Inputs <= 0 ? "has no inputs"
            : parts.Any(part => part < 0 || part > Inputs) || parts.Sum(part => (decimal)part) != Inputs ? $"does not add up to its {Inputs} inputs"
            : null;
    }
}
