namespace SerBench.Serializers.Peers;

// Words of a library's authors, in short.
public sealed record Quote(string Words, string Source);
