using SerBench.Benchmarks.Outside.OwnTypes;

namespace SerBench.Benchmarks.Outside;

/// <summary>What the caller brings.</summary>
/// <param name="Plugins">Assemblies of plug-ins.</param>
/// <param name="Types">Assemblies in which the own type is looked for.</param>
/// <param name="Type">Its name.</param>
/// <param name="Data">Files of JSON.</param>
/// <param name="Making">How instances are made.</param>
internal sealed record OutsideRequest(
    IReadOnlyList<string> Plugins, IReadOnlyList<string> Types, string? Type, IReadOnlyList<string> Data, OwnTypeOptions Making);
