namespace SerBench.Benchmarks.Engine.Contract;

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

    // Adds the options for types, data and plug-ins from outside. All other options must be added before.
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
