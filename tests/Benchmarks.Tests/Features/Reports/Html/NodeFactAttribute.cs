namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class NodeFactAttribute : FactAttribute
{
    // Null if it is not installed.
    public static string? Program { get; } = Chromium.Find("node");

    public NodeFactAttribute() => Skip = Program is null ? "Node is not installed." : null;
}
