using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Fixed;

/// <summary>The facts of <see cref="FixedShape"/> for the code that is compiled for a witness.</summary>
internal static class FixedLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int BitsPerByte = 8;
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly FixedShape Facts = new(Shape);
    private static readonly int[] Offsets = Facts.Offsets;
    private static readonly int[] Ends = Facts.Ends;

    /// <summary>Whether all offsets fit a byte each of two words: tables that the JIT looks into, unlike an array.</summary>
    private static readonly bool IsSmall = Offsets.Length <= 2 * sizeof(ulong) && Offsets.All(offset => offset <= byte.MaxValue);
    private static readonly ulong FirstOffsets = IsSmall ? Pack(Offsets.Take(sizeof(ulong))) : 0;
    private static readonly ulong LastOffsets = IsSmall ? Pack(Offsets.Skip(sizeof(ulong))) : 0;

    public static readonly int BlockLength = Facts.BlockLength;

    /// <summary>Whether the block is all there is.</summary>
    public static readonly bool IsFlat = FixedShape.IsFlat(Shape);

    /// <summary>The version a writer states: how many fields it knows.</summary>
    public static readonly ushort Version = (ushort)Math.Min(Shape.Fields.Count, ushort.MaxValue);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Offset(Slot slot) => !IsSmall ? At(Offsets, slot.Ordinal)
        : (int)(byte)((slot.Ordinal < sizeof(ulong) ? FirstOffsets : LastOffsets) >> (BitsPerByte * (slot.Ordinal % sizeof(ulong))));

    /// <summary>
    /// The block of an older writer as this one would have written it: what it lacks is zeros, which are the default of every kind of value.
    /// </summary>
    public static void Complete(ReadOnlySpan<byte> block, Span<byte> whole)
    {
        int fields = Ends.Length;
        while (fields > 0 && Ends[fields - 1] > block.Length)
        {
            fields--;
        }

        int known = fields > 0 ? Ends[fields - 1] : 0;
        block[..known].CopyTo(whole);
        whole[known..].Clear();
    }

    /// <summary>The end of a field's value in the block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int End(Slot slot) => At(Ends, slot.Ordinal);

    /// <summary>The first of a table is its lowest byte.</summary>
    private static ulong Pack(IEnumerable<int> offsets) =>
        offsets.Select((offset, index) => (ulong)offset << (BitsPerByte * index)).Aggregate(0UL, (all, one) => all | one);

    // The ordinal is a witness's own, never data.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int At(int[] facts, int ordinal)
    {
        Debug.Assert((uint)ordinal < (uint)facts.Length);
        return Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(facts), ordinal);
    }
}
