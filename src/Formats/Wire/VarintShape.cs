using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

/// <summary>
/// The spelling of a signed number, by its leading zeros alone. It is looked up: computing it would take as many instructions as all the rest
/// of storing a number.
/// </summary>
internal readonly struct VarintShape
{
    private static readonly VarintShape[] ByLeadingZeros = [.. Enumerable.Range(0, 65).Select(zeros => new VarintShape(zeros))];

    private VarintShape(int leadingZeros)
    {
        int length = Varint.Length(leadingZeros == 64 ? 0 : ulong.MaxValue >> leadingZeros);
        Length = length;
        MoreBits = length > sizeof(ulong) ? Varint.HighBits : Varint.HighBits & ((1UL << (8 * (length - 1))) - 1);
    }

    /// <summary>The high bit of each of the first eight bytes except the last byte of the number.</summary>
    public ulong MoreBits { get; }

    public nint Length { get; }

    // In range: 64 bits have 0 to 64 leading zeros.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref readonly VarintShape Of(long value) => ref Unsafe.Add(
        ref MemoryMarshal.GetArrayDataReference(ByLeadingZeros), (nuint)(uint)BitOperations.LeadingZeroCount((ulong)value));
}

/// <summary>
/// The spelling of a UTF-16 unit that is no surrogate in UTF-8, by its leading zeros alone. It is looked up: on mixed text, every other branch
/// on the number of bytes would be mispredicted.
/// </summary>
internal readonly struct Utf8Shape
{
    private static readonly Utf8Shape[] ByLeadingZeros = [.. Enumerable.Range(0, 33).Select(zeros => new Utf8Shape(zeros))];

    // Where the bits of the unit go, and the bits between them. The first byte is the highest.
    private readonly uint _mask;
    private readonly uint _marks;
    private readonly nint _length;

    private Utf8Shape(int leadingZeros)
    {
        (_mask, _marks, _length) = leadingZeros switch
        {
            >= 25 => (0x7F000000u, 0u, 1),
            >= 21 => (0x1F3F0000u, 0xC0800000u, 2),
            _ => (0x0F3F3F00u, 0xE0808000u, 3),
        };
    }

    /// <summary>True if the processor has the instructions.</summary>
    public static bool IsSupported => Bmi2.IsSupported;

    /// <summary>Stores a unit where there is room for four bytes and returns the number of bytes it took.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Store(ref byte target, char unit)
    {
        // In range: 32 bits have 0 to 32 leading zeros.
        ref readonly Utf8Shape shape = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(ByLeadingZeros), (nuint)(uint)BitOperations.LeadingZeroCount((uint)unit));
        Unsafe.WriteUnaligned(ref target, BinaryPrimitives.ReverseEndianness(Bmi2.ParallelBitDeposit(unit, shape._mask) | shape._marks));
        return shape._length;
    }
}
