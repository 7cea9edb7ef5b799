using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Links;

/// <summary>A mode that was timed both ways: what a message costs over a link.</summary>
/// <param name="Name">What tables call it.</param>
public sealed record LinkMode(CellId Cell, string Name, SizeRange Size, Figure Encode, Figure Decode)
{
    // A byte over a link of 1 MB/s takes so many nanoseconds.
    private const double NanosecondsPerByte = 1000;

    /// <summary>Nanoseconds of encoding and decoding.</summary>
    public double Code => Encode.Statistics.Median + Decode.Statistics.Median;

    /// <summary>That as a multiple of the floor's; null where it was not timed.</summary>
    public double? TimesFloor => Code / (Encode.Floor?.Median + Decode.Floor?.Median);

    /// <summary>Nanoseconds for the bytes of a message.</summary>
    /// <param name="bandwidth">In MB/s, of a million bytes each.</param>
    public double TransferAt(double bandwidth) => Size.Mean * NanosecondsPerByte / bandwidth;

    public double TotalAt(double bandwidth) => Code + TransferAt(bandwidth);

    /// <summary>Whether the intervals of both modes' code overlap.</summary>
    public bool IsAsFastAs(LinkMode best) => IsAsGoodAs(best, double.PositiveInfinity);

    /// <summary>Whether the totals over a link cannot be told apart: what is open of the code may outweigh the bytes.</summary>
    public bool IsAsGoodAs(LinkMode best, double bandwidth) =>
        this == best || Low is null || best.High is null || Low + TransferAt(bandwidth) <= best.High + best.TransferAt(bandwidth);

    /// <summary>Lower end of the interval of the code; null with too few samples.</summary>
    public double? Low => Encode.Statistics.Low + Decode.Statistics.Low;

    public double? High => Encode.Statistics.High + Decode.Statistics.High;

    /// <summary>The bandwidth from which on this mode is cheaper than another one, which has fewer bytes; null where there is none.</summary>
    public double? OvertakesAt(LinkMode other) =>
        Size.Mean > other.Size.Mean && Code < other.Code ? (Size.Mean - other.Size.Mean) * NanosecondsPerByte / (other.Code - Code) : null;
}
