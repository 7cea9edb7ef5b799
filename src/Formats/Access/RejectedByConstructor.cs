using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access;

/// <summary>A constructor may reject values; coming from a message, they are damage like any other.</summary>
public static class RejectedByConstructor
{
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
