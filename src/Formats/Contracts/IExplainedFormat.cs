namespace SerBench.Formats.Contracts;

/// <summary>A format that can name each byte of a message.</summary>
public interface IExplainedFormat : IFormat
{
    /// <summary>Names every byte of a message. Throws only <see cref="WireFormatException"/> on damaged input.</summary>
    static abstract void Explain(MessageShape message, Anatomy anatomy);
}
