namespace SerBench.Benchmarks.Engine.Options;

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
