using System.CommandLine;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Options;

/// <summary>Records of runs on the command line: a file, or the folder it lies in.</summary>
internal static class RunFileArgument
{
    /// <summary>One record; the latest where none is named.</summary>
    public static Argument<string> Optional() => new("run.json")
    {
        Description = "the record of a run, or its folder; default: the latest",
        DefaultValueFactory = _ => Path.Combine(Repository.RunsFolder, "latest"),
    };

    public static Argument<string> Required(string name, string description) => new(name) { Description = description };

    public static string FileOf(string path) => Directory.Exists(path) ? Path.Combine(path, RunRecordFile.Name) : path;

    /// <exception cref="RunRecordException">There is no such file, or it is not a record that this program reads.</exception>
    public static RunRecord Read(string path) => RunRecordFile.Read(FileOf(path));
}
