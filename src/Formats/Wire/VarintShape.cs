namespace SerBench.Formats.Wire;

// The lengths and masks by the leading zeros of a number. Computing them would double the cost of storing a number.
internal readonly struct VarintShape
{
    private static readonly VarintShape[] ByLeadingZeros = [.. Enumerable.Range(0, 65).Select(zeros => new VarintShape(zeros))];

    private VarintShape(int leadingZeros)
    {
        int length = Varint.Length(leadingZeros == 64 ? 0 : ulong.MaxValue >> leadingZeros);
        Length = length;
        MoreBits = length > sizeof(ulong) ? Varint.HighBits : Varint.HighBits & ((1UL << (8 * (length - 1))) - 1);
    }

    public ulong MoreBits { get; }

    public nint Length { get; }

    // The index is in range, because 64 bits have 0 to 64 leading zeros.
    [MethodImpl(AggressiveInlining)]
    public static ref readonly VarintShape Of(long value) => ref Unsafe.Add(
        ref MemoryMarshal.GetArrayDataReference(ByLeadingZeros), (nuint)(uint)BitOperations.LeadingZeroCount((ulong)value));
}
