namespace SerBench.Formats.Contracts;

/// <summary>A run of bytes with one meaning.</summary>
/// <param name="Offset">The position of its first byte.</param>
/// <param name="Length">The number of its bytes, at least one.</param>
/// <param name="Kind">The purpose of the bytes.</param>
/// <param name="Name">The field, with a remark if the bytes are not its value.</param>
/// <param name="Value">The value as text, the same in every format, or null.</param>
public readonly record struct Part(int Offset, int Length, PartKind Kind, PartName Name, string? Value)
{
    /// <summary>The position after the last byte.</summary>
    public int End => Offset + Length;
}
