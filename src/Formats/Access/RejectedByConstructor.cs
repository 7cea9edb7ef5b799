namespace SerBench.Formats.Access;

/// <summary>A constructor may reject values that come from a message. Such values are damage like any other.</summary>
public static class RejectedByConstructor
{
    /// <summary>The exception for values at <paramref name="position"/> that a constructor rejected.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
