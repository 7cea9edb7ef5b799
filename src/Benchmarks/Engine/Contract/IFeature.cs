namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>What a folder of Features gives to the program. No feature uses another one: a run and its reports show what all of them give.</summary>
internal interface IFeature
{
    /// <summary>Creates its commands.</summary>
    /// <param name="all">All features, for commands that show what others give.</param>
    FeatureCommand[] CreateCommands(IFeature[] all) => [];

    /// <summary>What reports show of it. The list of all sections says in which order.</summary>
    IEnumerable<IReportSection> Sections => [];

    /// <summary>The files of its command that a run and its reports take.</summary>
    IEnumerable<ResultFile> Results => [];

    /// <summary>Creates what a run measures for it after the rows; null if nothing.</summary>
    IRunPart? CreatePart() => null;

    /// <summary>What the end of a run shows of it.</summary>
    IEnumerable<Block> Summarize(RunRecord record, Figures figures) => [];
}
