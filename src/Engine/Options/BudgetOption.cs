namespace SerBench.Engine.Options;

internal sealed class BudgetOption : Option<string>
{
    private readonly string? _usual;

    public BudgetOption(string? usual = null)
        : base("--budget") => (_usual, HelpName, Description) =
            (usual, "TIME", $"at most this long, such as 90s or 5m; default: {usual ?? "as long as it takes"}");

    public TimeSpan? Of(ParseResult parsed) => (parsed.GetValue(this) ?? _usual) is not { } text ? null
        : Budget.Parse(text) is { TotalHours: <= 1000 } time ? time
        : throw new UsageException($"'{text}' is too long; --budget takes at most 1000h.");
}
