namespace SerBench.Formats.Wire;

// A tag is a varint of the field's number and wire type, before every value.
internal static class Tag
{
    public const int TypeBits = 3;
    public const int MaxLength = 5;
    public const int TypeMask = (1 << TypeBits) - 1;

    [MethodImpl(AggressiveInlining)]
    public static uint Of(int number, WireType wire) => ((uint)number << TypeBits) | (uint)wire;

    [MethodImpl(AggressiveInlining)]
    public static int Number(uint tag) => (int)(tag >> TypeBits);

    [MethodImpl(AggressiveInlining)]
    public static WireType Wire(uint tag) => (WireType)(tag & TypeMask);
}

internal enum WireType
{
    Varint = 0,
    Fixed64 = 1,

    Length = 2,
    StartGroup = 3,
    EndGroup = 4,
    Fixed32 = 5,
}
