namespace SerBench.Formats.Contracts;

/// <summary>The reason why a format cannot represent a type.</summary>
/// <param name="Path">The path of the refused member, from the root type: <c>Order.Lines[].Price</c>.</param>
/// <param name="Reason">The reason, one clause.</param>
public sealed record Unsupported(string Path, string Reason)
{
    /// <summary>The path and the reason.</summary>
    public override string ToString() => $"{Path}: {Reason}";
}
