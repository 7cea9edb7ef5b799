namespace SerBench.Formats.Access;

/// <summary>Reports values that a constructor rejected as damage.</summary>
public static class RejectedByConstructor
{
    /// <summary>Creates the exception.</summary>
    public static WireFormatException Make(int position, Exception rejection) =>
        new(position, $"values that the constructor accepts ({rejection.Message})", rejection);
}
