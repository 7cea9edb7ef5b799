namespace SerBench.Formats.Contracts;

/// <summary>A format that no list shows and no selection takes: its modes are found by id, where a report needs them.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class OnlyByNameAttribute : Attribute;
