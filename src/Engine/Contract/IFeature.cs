namespace SerBench.Engine.Contract;

// The parts that a folder of Features gives to the program. No feature uses another; a run shows the parts of all.
internal interface IFeature
{
    /// <param name="all">for commands that show other features' parts.</param>
    FeatureCommand[] CreateCommands(IFeature[] all) => [];

    IEnumerable<IReportSection> Sections => [];

    // Files of the feature's command that a run and its reports take.
    IEnumerable<ResultFile> Results => [];

    // The feature's measurement, which a run makes after the rows.
    IRunPart? CreatePart() => null;

    // The feature's lines at the end of a run.
    IEnumerable<Block> Summarize(RunRecord record, Figures figures) => [];
}
