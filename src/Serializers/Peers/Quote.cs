namespace SerBench.Serializers.Peers;

/// <summary>Words of a library's authors, in short.</summary>
public sealed record Quote(string Words, string Source);
