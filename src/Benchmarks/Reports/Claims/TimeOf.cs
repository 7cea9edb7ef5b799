using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>A time in nanoseconds, or a ratio or difference of times, with its 95 % interval.</summary>
internal sealed record TimeOf(double Median, double Low, double High)
{
    // What stands for "there and back", the closest to the article's operation first.
    private static readonly Operation[][] Ways = [[Operation.Article], [Operation.RoundTrip], [Operation.Encode, Operation.Decode]];

    /// <summary>Both cells over the same operations: those given, or the first way of going there and back that the run timed of both; null where it did not.</summary>
    public static (TimeOf First, TimeOf Second)? Find(Figures figures, CellId first, CellId second, Operation? operation)
    {
        foreach (Operation[] way in operation is { } only ? [[only]] : Ways)
        {
            if (Sum(figures, first, way) is { } one && Sum(figures, second, way) is { } two)
            {
                return (one, two);
            }
        }

        return null;
    }

    public static TimeOf? Sum(Figures figures, CellId cell, params Operation[] operations)
    {
        Statistics[] all = [.. operations.Select(operation => figures.Find(cell, operation)?.Statistics).OfType<Statistics>()];
        return all.Length == operations.Length && all.All(statistics => statistics.Low is not null)
            ? new TimeOf(all.Sum(statistics => statistics.Median), all.Sum(statistics => statistics.Low!.Value), all.Sum(statistics => statistics.High!.Value))
            : null;
    }

    public TimeOf Over(TimeOf other) => new(Median / other.Median, Low / other.High, High / other.Low);
}
