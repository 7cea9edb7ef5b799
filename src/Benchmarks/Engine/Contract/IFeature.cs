namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>The parts that a folder of Features gives to the program. No feature uses another; a run shows the parts of all.</summary>
internal interface IFeature
{
    /// <param name="all">All features, for commands that show what others give.</param>
    FeatureCommand[] CreateCommands(IFeature[] all) => [];

    IEnumerable<IReportSection> Sections => [];

    /// <summary>The files of its command that a run and its reports take.</summary>
    IEnumerable<ResultFile> Results => [];

    /// <summary>Creates the measurement that a run makes for it after the rows; null if there is none.</summary>
    IRunPart? CreatePart() => null;

    /// <summary>Its lines at the end of a run.</summary>
    IEnumerable<Block> Summarize(RunRecord record, Figures figures) => [];
}
