namespace SerBench.Formats.Wire;

/// <summary>Converts an enum to a number and back.</summary>
public static class EnumBits<TEnum>
    where TEnum : unmanaged, Enum
{
    /// <summary>True if the underlying type is signed.</summary>
    public static readonly bool IsSigned =
        Type.GetTypeCode(typeof(TEnum)) is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;

    /// <summary>The value as a number, sign-extended.</summary>
    [MethodImpl(AggressiveInlining)]
    public static long ToInt64(TEnum value) => Unsafe.SizeOf<TEnum>() switch
    {
        sizeof(byte) => IsSigned ? Unsafe.BitCast<TEnum, sbyte>(value) : Unsafe.BitCast<TEnum, byte>(value),
        sizeof(short) => IsSigned ? Unsafe.BitCast<TEnum, short>(value) : Unsafe.BitCast<TEnum, ushort>(value),
        sizeof(int) => IsSigned ? Unsafe.BitCast<TEnum, int>(value) : Unsafe.BitCast<TEnum, uint>(value),
        _ => Unsafe.BitCast<TEnum, long>(value),
    };

    /// <summary>The enum of a number. Throws if the number does not fit.</summary>
    [MethodImpl(AggressiveInlining)]
    public static TEnum FromInt64(long bits, int offset)
    {
        TEnum value = Truncate(bits);
        if (ToInt64(value) != bits)
        {
            WireFormatException.ThrowFault(offset, $"{bits} does not fit the enum {typeof(TEnum).Name}");
        }

        return value;
    }

    /// <summary>The enum of the low bits of a number.</summary>
    [MethodImpl(AggressiveInlining)]
    public static TEnum Truncate(long bits) => Unsafe.SizeOf<TEnum>() switch
    {
        sizeof(byte) => Unsafe.BitCast<byte, TEnum>((byte)bits),
        sizeof(short) => Unsafe.BitCast<short, TEnum>((short)bits),
        sizeof(int) => Unsafe.BitCast<int, TEnum>((int)bits),
        _ => Unsafe.BitCast<long, TEnum>(bits),
    };
}
