namespace SerBench.Engine.Contract;

// No feature uses another feature.
internal interface IFeature
{
    FeatureCommand[] CreateCommands(IFeature[] all) => [];

    IEnumerable<IReportSection> Sections => [];

    IEnumerable<ResultFile> Results => [];

    IRunPart? CreatePart() => null;

    IEnumerable<Block> Summarize(RunRecord record, Figures figures) => [];
}
