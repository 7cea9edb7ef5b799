namespace SerBench.Engine.Options;

internal sealed class MaxDepthOption()
    : NumberOption(
        "--max-depth", $"depth limit of objects, for formats that have a limit, 1 to {Limits.SafeDepth}",
        Limits.DefaultMaxDepth, 1, Limits.SafeDepth);
