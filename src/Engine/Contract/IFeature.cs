namespace SerBench.Engine.Contract;

// A feature does not use another feature.
internal interface IFeature
{
    FeatureCommand[] CreateCommands(IFeature[] all) => [];

    IEnumerable<IReportSection> Sections => [];

    IEnumerable<ResultFile> Results => [];

    IRunPart? CreatePart() => null;

    IEnumerable<Block> Summarize(RunRecord record, Figures figures) => [];
}
