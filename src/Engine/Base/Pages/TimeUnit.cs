namespace SerBench.Engine.Base.Pages;

public sealed record TimeUnit(string Name, double Nanoseconds)
{
    // If the shortest time of a table reaches this number, the table uses the next larger unit.
    private const double Largest = 10_000;

    public static TimeUnit For(IEnumerable<double> times)
    {
        double shortest = times.DefaultIfEmpty().Min();
        return shortest < Largest ? new TimeUnit("ns", 1)
            : shortest < Largest * 1_000 ? new TimeUnit("us", 1e3)
            : new TimeUnit("ms", 1e6);
    }

    public string Format(double nanoseconds) => FormatNumber(nanoseconds / Nanoseconds);

    // More than three significant digits would be noise.
    public static string FormatNumber(double value)
    {
        double unit = Math.Abs(value) < 1000 ? 1 : Math.Pow(10, Math.Floor(Math.Log10(Math.Abs(value))) - 2);
        return (Math.Round(value / unit) * unit is var whole && Math.Abs(value) >= 100 ? whole : value)
            .ToString(Math.Abs(value) switch { < 10 => "0.00", < 100 => "0.0", _ => "#,##0" });
    }

    public static string FormatNumber(double? value) => value is { } known ? FormatNumber(known) : "";
}
