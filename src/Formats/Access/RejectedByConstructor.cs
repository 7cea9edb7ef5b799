namespace SerBench.Formats.Access;

/// <summary>Reports a message as damaged if a constructor rejected its values.</summary>
public static class RejectedByConstructor
{
    /// <summary>Creates the exception.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
