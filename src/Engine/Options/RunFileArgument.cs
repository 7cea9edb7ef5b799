namespace SerBench.Engine.Options;

internal static class RunFileArgument
{
    public static Argument<string> Optional() => new("run.json")
    {
        Description = "the record of a run, or its folder; default: the latest",
        DefaultValueFactory = _ => Path.Combine(Repository.RunsFolder, LatestRun.Name),
    };

    public static Argument<string> Required(string name, string description) => new(name) { Description = description };

    public static string FileOf(string path) =>
        LatestRun.Follow(path) is var run && Directory.Exists(run) ? RunRecordFile.PathIn(run) : run;

    public static RunRecord Read(string path) => RunRecordFile.Read(FileOf(path));
}
