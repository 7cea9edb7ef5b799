using System.CommandLine;
using SerBench.Benchmarks.Usage;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Options;

/// <summary><c>--max-depth</c>: how deep objects may nest where a format has a limit.</summary>
internal sealed class MaxDepthOption : Option<int>
{
    public MaxDepthOption()
        : base("--max-depth")
    {
        Description = $"how deep objects may nest where a format has a limit, 1 to {Limits.SafeDepth}";
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
