using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>A growable buffer that belongs to the caller of an encoder and is used again for every message.</summary>
public sealed class EncodeBuffer(int capacity = EncodeBuffer.DefaultCapacity)
{
    public const int DefaultCapacity = 4096;

    /// <summary>The memory; encoders write from index 0.</summary>
    public byte[] Bytes { get; private set; } = new byte[capacity];

    /// <summary>Length of the last message; set by its encoder.</summary>
    public int Length { get; set; }

    public ReadOnlySpan<byte> Written => Bytes.AsSpan(0, Length);

    public byte[] ToArray() => Written.ToArray();

    /// <summary>Replaces the memory by a larger one that holds the first <paramref name="used"/> bytes and room for as many as needed.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Grow(int used, int needed)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(needed);
        if ((long)used + needed > Array.MaxLength)
        {
            throw new UnsupportedValueException($"The message would be longer than an array can be ({Array.MaxLength} bytes).");
        }

        long wanted = Math.Max((long)used + needed, 2L * Bytes.Length);
        var larger = new byte[(int)Math.Clamp(wanted, (long)used + needed, Array.MaxLength)];
        Bytes.AsSpan(0, used).CopyTo(larger);
        Bytes = larger;
    }
}
