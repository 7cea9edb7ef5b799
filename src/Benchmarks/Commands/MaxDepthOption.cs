using System.CommandLine;
using SerBench.Benchmarks.Usage;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Commands;

/// <summary><c>--max-depth</c>: how deep objects may nest where a format has a limit.</summary>
internal sealed class MaxDepthOption : Option<int>
{
    public MaxDepthOption()
        : base("--max-depth")
    {
        Description = "how deep objects may nest where a format has a limit";
        HelpName = "N";
        DefaultValueFactory = _ => Limits.DefaultMaxDepth;
    }

    /// <summary>Sets the limit for this process.</summary>
    public void Apply(ParseResult parsed)
    {
        int depth = parsed.GetValue(this);
        Limits.MaxDepth = depth > 0 ? depth : throw new UsageException($"--max-depth must be 1 or more, not {depth}.");
    }
}
