namespace SerBench.Serializers.Peers;

/// <summary>Words of a library's authors, in short.</summary>
/// <param name="Source">Where they say it.</param>
public sealed record Quote(string Words, string Source);
