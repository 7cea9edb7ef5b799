namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A command. Its work gets the context of the program, with what the caller brings from outside.</summary>
internal sealed class FeatureCommand(string name, string description, FromOutside takes = FromOutside.Nothing) : Command(name, description)
{
    private Func<ParseResult, ProgramContext, int> _work = null!;

    public FromOutside Takes => takes;

    public OutsideOptions? Outside { get; private set; }

    public void SetWork(Func<ParseResult, ProgramContext, int> work) => _work = work;

    public int Run(ParseResult parsed, ProgramContext context)
    {
        if (Options.OfType<MaxDepthOption>().SingleOrDefault() is { } depth)
        {
            Limits.MaxDepth = depth.Of(parsed);
        }

        return _work(parsed, context);
    }

    /// <summary>Adds the options for what the command takes from outside. All other options must be added before.</summary>
    public FeatureCommand Complete()
    {
        if (takes != FromOutside.Nothing)
        {
            Outside = new OutsideOptions();
            Outside.AddTo(this, takes);
        }

        return this;
    }
}
