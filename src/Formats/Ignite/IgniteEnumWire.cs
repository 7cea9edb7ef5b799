using System.Runtime.CompilerServices;

namespace SerBench.Formats.Ignite;

/// <summary>Enums of up to four bytes as 32-bit numbers.</summary>
internal static class IgniteEnumWire<TEnum>
    where TEnum : unmanaged, Enum
{
    private static readonly bool IsSigned =
        Type.GetTypeCode(typeof(TEnum)) is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32;

    public static readonly int TypeId = IgniteNames.TypeId(typeof(TEnum));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ToInt32(TEnum value) => Unsafe.SizeOf<TEnum>() switch
    {
        1 => IsSigned ? Unsafe.BitCast<TEnum, sbyte>(value) : Unsafe.BitCast<TEnum, byte>(value),
        2 => IsSigned ? Unsafe.BitCast<TEnum, short>(value) : Unsafe.BitCast<TEnum, ushort>(value),
        _ => Unsafe.BitCast<TEnum, int>(value),
    };

    /// <summary>False when the number does not fit the enum's width.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryFromInt32(int number, out TEnum value)
    {
        value = Unsafe.SizeOf<TEnum>() switch
        {
            1 => Unsafe.BitCast<byte, TEnum>((byte)number),
            2 => Unsafe.BitCast<ushort, TEnum>((ushort)number),
            _ => Unsafe.BitCast<int, TEnum>(number),
        };
        return ToInt32(value) == number;
    }
}
