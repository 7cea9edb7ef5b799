namespace SerBench.Benchmarks.Pages;

/// <summary>The unit in which all times of a table are written.</summary>
public sealed record TimeUnit(string Name, double Nanoseconds)
{
    // A table changes to the next unit when even its shortest time has this many digits.
    private const double Largest = 10_000;

    public static TimeUnit For(IEnumerable<double> times)
    {
        double shortest = times.DefaultIfEmpty().Min();
        return shortest < Largest ? new TimeUnit("ns", 1)
            : shortest < Largest * 1_000 ? new TimeUnit("us", 1e3)
            : new TimeUnit("ms", 1e6);
    }

    /// <summary>Writes at least three digits, counting those before and after the point.</summary>
    public string Format(double nanoseconds) => FormatNumber(nanoseconds / Nanoseconds);

    public static string FormatNumber(double value) => value.ToString(
        Math.Abs(value) switch { < 10 => "0.00", < 100 => "0.0", _ => "#,##0" },
        CultureInfo.InvariantCulture);

    public static string FormatRatio(double? ratio) => ratio is { } value ? FormatNumber(value) : "";
}
