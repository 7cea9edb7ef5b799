namespace SerBench.Formats.Contracts;

/// <summary>A format that can name each byte of a message.</summary>
public interface IExplainedFormat : IFormat
{
    /// <summary>Names every byte of a message once. It follows the shape and reads with the format's own primitives. On damaged input it
    /// throws <see cref="WireFormatException"/> and nothing else.</summary>
    static abstract void Explain(MessageShape message, Anatomy anatomy);
}
