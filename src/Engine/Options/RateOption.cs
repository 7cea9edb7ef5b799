namespace SerBench.Engine.Options;

internal sealed class RateOption : Option<string>
{
    public const string PerSecond = "/s";

    private readonly string _range;
    private readonly Predicate<double> _isInRange;

    public RateOption(string description, string range, Predicate<double> isInRange)
        : base("--rate") => (Description, HelpName, _range, _isInRange) = (description, "N/s", range, isInRange);

    public double? Of(ParseResult parsed) => parsed.GetValue(this) is not { } text ? null
        : double.TryParse(
            text.EndsWith(PerSecond, StringComparison.Ordinal) ? text[..^PerSecond.Length] : text,
            NumberStyles.AllowThousands | NumberStyles.AllowDecimalPoint, null, out double rate) && _isInRange(rate) ? rate
        : throw new UsageException($"--rate {text}: give messages per second, {_range}.");
}
