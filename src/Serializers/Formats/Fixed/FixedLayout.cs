using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>The facts of <see cref="FixedShape"/> for the code that is compiled for a witness.</summary>
internal static class FixedLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly FixedShape Facts = new(Shape);
    private static readonly int[] Offsets = Facts.Offsets;
    private static readonly int[] Ends = Facts.Ends;

    public static readonly int BlockLength = Facts.BlockLength;

    /// <summary>The version a writer states: how many fields it knows.</summary>
    public static readonly ushort Version = (ushort)Math.Min(Shape.Fields.Count, ushort.MaxValue);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Offset(Slot slot) => At(Offsets, slot.Ordinal);

    /// <summary>The end of a field's value in the block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int End(Slot slot) => At(Ends, slot.Ordinal);

    // The ordinal is a witness's own, never data.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int At(int[] facts, int ordinal)
    {
        Debug.Assert((uint)ordinal < (uint)facts.Length);
        return Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(facts), ordinal);
    }
}
