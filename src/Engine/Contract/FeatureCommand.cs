namespace SerBench.Engine.Contract;

internal sealed class FeatureCommand : Command
{
    private readonly Func<ParseResult, ProgramContext, int> _work;

    public FeatureCommand(Command described, FromOutside takes, Func<ParseResult, ProgramContext, int> work)
        : base(described.Name, described.Description)
    {
        (Hidden, TreatUnmatchedTokensAsErrors, Takes, _work) = (described.Hidden, described.TreatUnmatchedTokensAsErrors, takes, work);
        foreach (Argument argument in described.Arguments)
        {
            Arguments.Add(argument);
        }

        foreach (Option option in described.Options)
        {
            Options.Add(option);
        }

        if (takes != FromOutside.Nothing)
        {
            Outside = new OutsideOptions();
            Outside.AddTo(this, takes);
        }
    }

    public FromOutside Takes { get; }

    public OutsideOptions? Outside { get; }

    public int Run(ParseResult parsed, ProgramContext context)
    {
        if (Options.OfType<MaxDepthOption>().SingleOrDefault() is { } depth)
        {
            Limits.MaxDepth = depth.Of(parsed);
        }

        return _work(parsed, context);
    }
}
