using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>What a check asks of an own type beyond what every model answers.</summary>
internal interface IOwnModel
{
    /// <summary>What a reader of the figures must know: where type and data come from.</summary>
    IReadOnlyList<string> Notes { get; }

    /// <summary>Why a serializer cannot carry the data of a scenario, though it may carry the type; null when it can.</summary>
    Unsupported? Refuse(ISerializer serializer, string scenario);
}
