namespace SerBench.Serializers.Contract;

public interface IExplainedSerializer
{
    bool CanExplain { get; }

    // Names every byte of a message. Throws WireFormatException on damaged input.
    Anatomy Explain(Type root, ReadOnlyMemory<byte> payload);
}
