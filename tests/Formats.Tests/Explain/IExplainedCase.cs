namespace SerBench.Formats.Tests.Explain;

/// <summary>A serializer that explains itself, bound to some type.</summary>
internal interface IExplainedCase
{
    bool IsBound { get; }

    /// <summary>Explains the message of a value and compares each part with it; null if all parts agree, or if the value cannot be written.</summary>
    string? FindFault(object value);
}
