using System.CommandLine;

namespace SerBench.Benchmarks.Options;

/// <summary><c>--max-depth</c>: the depth limit of objects, for formats that have a limit.</summary>
internal sealed class MaxDepthOption : Option<int>
{
    public MaxDepthOption()
        : base("--max-depth")
    {
        Description = $"depth limit of objects, for formats that have a limit, 1 to {Limits.SafeDepth}";
        HelpName = "N";
        DefaultValueFactory = _ => Limits.DefaultMaxDepth;
    }

    /// <summary>Sets the limit for this process.</summary>
    public void Apply(ParseResult parsed)
    {
        int depth = parsed.GetValue(this);
        Limits.MaxDepth = depth is >= 1 and <= Limits.SafeDepth ? depth : throw new UsageException($"--max-depth takes 1 to {Limits.SafeDepth}, not {depth}.");
    }
}

/// <summary>Records of runs on the command line: a file or its folder.</summary>
internal static class RunFileArgument
{
    /// <summary>One record; the latest if none is named.</summary>
    public static Argument<string> Optional() => new("run.json")
    {
        Description = "the record of a run, or its folder; default: the latest",
        DefaultValueFactory = _ => Path.Combine(Repository.RunsFolder, LatestRun.Name),
    };

    public static Argument<string> Required(string name, string description) => new(name) { Description = description };

    public static string FileOf(string path) => LatestRun.Follow(path) is var run && Directory.Exists(run) ? Path.Combine(run, RunRecordFile.Name) : run;

    /// <exception cref="RunRecordException">The file does not exist, or this program cannot read it as a record.</exception>
    public static RunRecord Read(string path) => RunRecordFile.Read(FileOf(path));
}

/// <summary>The common options of <c>encode</c>, <c>decode</c> and <c>explain</c>: one serializer, one model, and the depth limit.</summary>
internal sealed class CodecCommandOptions
{
    public Option<string> Serializer { get; } = new("--serializer") { Required = true, HelpName = "ID", Description = "the serializer, such as ignite-raw/compiled" };

    public Option<string> Model { get; } = new("--model") { HelpName = "ID", Description = "the model, such as person; not needed for a type of your own" };

    public MaxDepthOption MaxDepth { get; } = new();

    public void AddTo(Command command)
    {
        command.Options.Add(Serializer);
        command.Options.Add(Model);
        command.Options.Add(MaxDepth);
    }

    /// <summary>The named model, or the only one: the caller's own type.</summary>
    public IModel FindModel(ParseResult parsed, ProgramContext context) =>
        parsed.GetValue(Model) is { } id ? context.Selection.FindModel(id)
        : context.Models.Models is [var only] ? only
        : throw new UsageException("Option '--model' is required.");
}
