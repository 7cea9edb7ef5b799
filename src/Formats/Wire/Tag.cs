namespace SerBench.Formats.Wire;

// The field's number and its wire type, as a varint of at most 32 bits before every value.
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

// The low three bits of a tag.
internal enum WireType
{
    Varint = 0,
    Fixed64 = 1,

    // A length, then that many bytes.
    Length = 2,
    StartGroup = 3,
    EndGroup = 4,
    Fixed32 = 5,
}
