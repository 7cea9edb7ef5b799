namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A measurement for a feature, which a run makes after its rows.</summary>
internal interface IRunPart
{
    IReadOnlyList<Option> Options { get; }

    /// <summary>The work that the options ask for; null if none.</summary>
    /// <exception cref="UsageException">Its options do not fit each other, or this machine.</exception>
    RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context);
}
