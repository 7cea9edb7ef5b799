namespace SerBench.Formats.Contracts;

/// <summary>A format that can name each byte of a message.</summary>
public interface IExplainedFormat : IFormat
{
    /// <summary>Names every byte of a message once, by the shape and the format's own primitives. Throws only
    /// <see cref="WireFormatException"/> on damaged input.</summary>
    static abstract void Explain(MessageShape message, Anatomy anatomy);
}
