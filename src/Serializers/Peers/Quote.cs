namespace SerBench.Serializers.Peers;

public sealed record Quote(string Words, string Source);
