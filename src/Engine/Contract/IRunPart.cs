namespace SerBench.Engine.Contract;

internal interface IRunPart
{
    IReadOnlyList<Option> Options { get; }

    RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context);
}
