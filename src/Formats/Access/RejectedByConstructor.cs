namespace SerBench.Formats.Access;

/// <summary>A constructor that rejects values of a message has found damage.</summary>
public static class RejectedByConstructor
{
    /// <summary>The exception for values that a constructor rejected.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
