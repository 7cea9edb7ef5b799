using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

/// <summary>A serializer bound to a type that is not known at compile time.</summary>
internal interface IZooPair
{
    Unsupported? Refusal { get; }

    /// <summary>Whether the last value was refused while writing.</summary>
    bool WasRefused { get; }

    /// <summary>Encodes, decodes, compares, encodes again; null if all is equal, or if the value was refused while writing.</summary>
    string? FindDifference(object value);
}
