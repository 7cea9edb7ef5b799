namespace SerBench.Benchmarks.Engine.Options;

/// <summary><c>--budget</c>: the most time of a command, without a build of its program.</summary>
internal sealed class BudgetOption : Option<string>
{
    private readonly string? _usual;

    public BudgetOption(string? usual = null)
        : base("--budget")
    {
        _usual = usual;
        Description = $"at most this long, such as 90s or 5m; default: {usual ?? "as long as it takes"}";
        HelpName = "TIME";
    }

    public TimeSpan? Of(ParseResult parsed) => (parsed.GetValue(this) ?? _usual) is { } text ? Budget.Parse(text) : null;
}
