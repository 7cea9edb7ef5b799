namespace SerBench.Engine.Contract;

internal interface IRunPart
{
    IReadOnlyList<Option> Options { get; }

    // Throws if the options do not fit each other, or this machine.
    RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context);
}
