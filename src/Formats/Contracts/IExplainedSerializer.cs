namespace SerBench.Formats.Contracts;

/// <summary>A serializer that may explain its messages.</summary>
public interface IExplainedSerializer
{
    /// <summary>True if <see cref="Explain"/> is supported.</summary>
    bool CanExplain { get; }

    /// <summary>Names every byte of a message. Throws <see cref="WireFormatException"/> on damaged input.</summary>
    Anatomy Explain(Type root, ReadOnlyMemory<byte> payload);
}
