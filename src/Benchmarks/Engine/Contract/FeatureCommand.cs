namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A command. Its work gets the context of the program, with what the caller brings from outside.</summary>
internal sealed class FeatureCommand(string name, string description, FromOutside takes = FromOutside.Nothing) : Command(name, description)
{
    private Func<ParseResult, ProgramContext, int> _work = null!;

    public FromOutside Takes => takes;

    /// <summary>The options for what it takes from outside; null if it takes nothing.</summary>
    public OutsideOptions? Outside { get; private set; }

    public void SetWork(Func<ParseResult, ProgramContext, int> work) => _work = work;

    public int Run(ParseResult parsed, ProgramContext context) => _work(parsed, context);

    /// <summary>Adds the options for what it takes from outside. All others must be there before.</summary>
    public FeatureCommand Complete()
    {
        if (takes != FromOutside.Nothing)
        {
            Outside = new OutsideOptions();
            Outside.AddTo(this, takes == FromOutside.All);
        }

        return this;
    }
}

/// <summary>The things from outside that a command takes. Commands that make data of their own take plug-ins alone.</summary>
internal enum FromOutside
{
    Nothing,
    Plugins,
    All,
}
