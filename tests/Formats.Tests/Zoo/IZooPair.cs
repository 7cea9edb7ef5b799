using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

// A serializer bound to a type that is not known at compile time.
internal interface IZooPair
{
    Unsupported? Refusal { get; }

    // Whether the last value was refused while writing.
    bool WasRefused { get; }

    // Encodes, decodes, compares, encodes again; null if all is equal, or if the value was refused while writing.
    string? FindDifference(object value);
}
