namespace SerBench.Formats.Contracts;

/// <summary>A run of bytes of a message that is one thing.</summary>
/// <param name="Offset">Its first byte.</param>
/// <param name="Length">Its number of bytes, at least one.</param>
/// <param name="Kind">What it is for.</param>
/// <param name="Name">The field it belongs to, and what it is there if not the field's value.</param>
/// <param name="Value">What the bytes say, as <see cref="PartText"/> writes it; null when they say nothing but what they are.</param>
public readonly record struct Part(int Offset, int Length, PartKind Kind, PartName Name, string? Value)
{
    public int End => Offset + Length;
}
