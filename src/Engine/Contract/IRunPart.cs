namespace SerBench.Engine.Contract;

// A feature's measurement, which a run makes after its rows.
internal interface IRunPart
{
    IReadOnlyList<Option> Options { get; }

    // The options do not fit each other, or this machine.
    RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context);
}
