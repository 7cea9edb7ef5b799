namespace SerBench.Benchmarks.Engine.Outside;

/// <summary>The plug-ins, the own type and the data that the caller named.</summary>
/// <param name="Types">The assemblies, or C# files, in which the own type is searched.</param>
/// <param name="Type">The name of the own type; null if the caller named none.</param>
/// <param name="Origin">A sentence that says from what the C# file was written; null if the caller has written the type.</param>
internal sealed record OutsideRequest(
    IReadOnlyList<string> Plugins, IReadOnlyList<string> Types, string? Type, string? Origin, IReadOnlyList<string> Data, OwnTypeOptions Making)
{
    /// <summary>Differences of the C# file from its schema, or null.</summary>
    public string? OriginNote { get; init; }
}
