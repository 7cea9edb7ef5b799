namespace SerBench.Formats.Access;

/// <summary>The damage that a constructor finds: it may reject values from a message.</summary>
public static class RejectedByConstructor
{
    /// <summary>The exception for values at <paramref name="position"/> that a constructor rejected.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
