namespace SerBench.Formats.Contracts;

/// <summary>A format that can name each byte of a message.</summary>
public interface IExplainedFormat : IFormat
{
    /// <summary>Names every byte of a message once. It reads with the format's own primitives, follows the shape, and throws
    /// <see cref="WireFormatException"/>, and nothing else, on damaged input.</summary>
    static abstract void Explain(MessageShape message, Anatomy anatomy);
}
