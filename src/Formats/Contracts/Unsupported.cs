namespace SerBench.Formats.Contracts;

/// <summary>Why a serializer cannot carry a type.</summary>
/// <param name="Path">The member concerned, from the root type: <c>Order.Lines[].Price</c>.</param>
/// <param name="Reason">One clause.</param>
public sealed record Unsupported(string Path, string Reason)
{
    public override string ToString() => $"{Path}: {Reason}";
}
