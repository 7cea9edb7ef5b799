using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>
/// What the writer and the reader know of one type of message. All are constants to the JIT once the type is initialised, so that tags are
/// literals in the compiled code.
/// </summary>
internal static class Xbuf2MessageLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int NibbleBits = 4;
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => Xbuf2MessageLayout.NumberOf(Shape.Type, field))];
    private static readonly WireType[] Wires = [.. Shape.Fields.Select(field => Xbuf2MessageLayout.WireOf(field.Value.Kind))];

    /// <summary>The place of each number among the fields; -1 where there is none.</summary>
    private static readonly int[] Ordinals = [.. Enumerable.Range(0, Numbers.Append(0).Max() + 1).Select(number => Array.IndexOf(Numbers, number))];

    /// <summary>Whether the fields are visited in the order of their numbers 1, 2, 3, ...</summary>
    private static readonly bool IsSequential = Numbers.SequenceEqual(Enumerable.Range(1, Numbers.Length));

    /// <summary>Whether the numbers fit four bits each of one word: a table that the JIT looks into, unlike an array.</summary>
    private static readonly bool IsSmall = Numbers.Length <= 16 && Numbers.All(number => number < 1 << NibbleBits);

    private static readonly ulong Nibbles = !IsSmall ? 0 : Numbers.Select((number, ordinal) => (ulong)number << (NibbleBits * ordinal)).Aggregate(0UL, (all, one) => all | one);

    /// <summary>Whether every tag is one byte.</summary>
    public static readonly bool HasShortTags = Numbers.All(number => Tag.Of(number, WireType.Fixed32) < 0x80);

    /// <summary>Whether whatever has a place for a message of this type has room for all of it.</summary>
    public static readonly bool IsShort = Xbuf2MessageLayout.LongestShortMessage(Shape) > 0;

    public static readonly bool HasNullables = Shape.Fields.Any(field => field.Value.IsNullableValue);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint TagOf(Slot slot, WireType wire) => Tag.Of(
        slot.Role switch
        {
            SlotRole.Key => Xbuf2MessageLayout.KeyNumber,
            SlotRole.Value => Xbuf2MessageLayout.ValueNumber,
            _ => Number(slot.Ordinal),
        },
        wire);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Number(int ordinal) =>
        IsSequential ? ordinal + 1
        : IsSmall ? (int)(Nibbles >> (NibbleBits * ordinal)) & ((1 << NibbleBits) - 1)
        : Numbers[ordinal];

    public static WireType Wire(int ordinal) => Wires[ordinal];

    /// <summary>Which field has a number; -1 when none has.</summary>
    public static int OrdinalOf(int number) => (uint)number < (uint)Ordinals.Length ? Ordinals[number] : -1;
}
