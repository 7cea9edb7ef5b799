namespace SerBench.Formats.Contracts;

/// <summary>A serializer that may be able to explain its messages.</summary>
public interface IExplainedSerializer
{
    /// <summary>Whether it is.</summary>
    bool CanExplain { get; }

    /// <summary>What each byte of a message is. Throws <see cref="WireFormatException"/> on damaged input.</summary>
    Anatomy Explain(Type root, ReadOnlyMemory<byte> payload);
}
