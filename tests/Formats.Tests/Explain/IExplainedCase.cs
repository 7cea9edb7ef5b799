namespace SerBench.Formats.Tests.Explain;

// A serializer that explains itself, bound to some type.
internal interface IExplainedCase
{
    bool IsBound { get; }

    // Explains the message of a value and compares each part with it; null if all parts agree, or if the value cannot be written.
    string? FindFault(object value);
}
