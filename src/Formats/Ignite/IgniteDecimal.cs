namespace SerBench.Formats.Ignite;

// A decimal is a scale and a big-endian magnitude, whose top bit is the sign.
internal static class IgniteDecimal
{
    private const int MaxScale = 28;
    private const int MaxMagnitude = 12;
    private const byte SignBit = 0x80;

    // The caller has made room for the longest decimal.
    public static void Put(ref OutputCursor output, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        Span<byte> magnitude = stackalloc byte[1 + MaxMagnitude];
        magnitude[0] = 0;
        BinaryPrimitives.WriteInt32BigEndian(magnitude[1..], parts[2]);
        BinaryPrimitives.WriteInt32BigEndian(magnitude[5..], parts[1]);
        BinaryPrimitives.WriteInt32BigEndian(magnitude[9..], parts[0]);
        int first = magnitude.IndexOfAnyExcept((byte)0);
        first = first < 0 ? MaxMagnitude : magnitude[first] >= SignBit ? first - 1 : first;
        magnitude = magnitude[first..];
        if (parts[3] < 0)
        {
            magnitude[0] |= SignBit;
        }

        output.Put((parts[3] >> 16) & 0xFF);
        output.Put(magnitude.Length);
        magnitude.CopyTo(output.Free());
        output.Advance(magnitude.Length);
    }

    public static decimal Read(ref InputCursor input)
    {
        int offset = input.Position;
        int scale = input.Read<int>();
        int length = input.Read<int>();
        if ((uint)scale > MaxScale || (uint)(length - 1) > MaxMagnitude)
        {
            WireFormatException.Throw(
                offset, $"a decimal of scale 0..{MaxScale} and 1..{MaxMagnitude + 1} bytes, found {scale} and {length}");
        }

        ReadOnlySpan<byte> bytes = input.ReadBytes(length);
        bool isNegative = bytes[0] >= SignBit;
        Span<byte> magnitude = stackalloc byte[1 + MaxMagnitude];
        magnitude.Clear();
        bytes.CopyTo(magnitude[^length..]);
        magnitude[^length] &= unchecked((byte)~SignBit);
        if (magnitude[0] != 0)
        {
            WireFormatException.Throw(offset, "a decimal of at most 96 bits");
        }

        return new decimal(
            BinaryPrimitives.ReadInt32BigEndian(magnitude[9..]),
            BinaryPrimitives.ReadInt32BigEndian(magnitude[5..]),
            BinaryPrimitives.ReadInt32BigEndian(magnitude[1..]),
            isNegative,
            (byte)scale);
    }
}

// A Guid is the two halves of a UUID: high half first, each half little-endian.
internal static class IgniteGuid
{
    // The caller has made room for 16 bytes.
    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, Guid value)
    {
        Halves halves = Unsafe.BitCast<Guid, Halves>(value);
        ulong first = halves.First;

        // In memory the first half is int, short, short. In the high half of a UUID the int is at the top.
        output.Put((first << 32) | ((first >> 16) & 0xFFFF_0000) | (first >> 48));
        output.Put(BinaryPrimitives.ReverseEndianness(halves.Second));
    }

    // The caller has checked that 16 bytes are left.
    [MethodImpl(AggressiveInlining)]
    public static Guid Take(ref InputCursor input)
    {
        ulong high = input.Take<ulong>();
        ulong low = input.Take<ulong>();
        return Unsafe.BitCast<Halves, Guid>(new Halves(
            (high >> 32) | ((high & 0xFFFF_0000) << 16) | (high << 48), BinaryPrimitives.ReverseEndianness(low)));
    }

    private readonly record struct Halves(ulong First, ulong Second);
}

internal static class IgniteEnumWire<TEnum>
    where TEnum : unmanaged, Enum
{
    private static readonly bool IsSigned =
        Type.GetTypeCode(typeof(TEnum)) is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32;

    public static readonly int TypeId = IgniteNames.TypeId(typeof(TEnum));

    [MethodImpl(AggressiveInlining)]
    public static int ToInt32(TEnum value) => Unsafe.SizeOf<TEnum>() switch
    {
        1 => IsSigned ? Unsafe.BitCast<TEnum, sbyte>(value) : Unsafe.BitCast<TEnum, byte>(value),
        2 => IsSigned ? Unsafe.BitCast<TEnum, short>(value) : Unsafe.BitCast<TEnum, ushort>(value),
        _ => Unsafe.BitCast<TEnum, int>(value),
    };

    [MethodImpl(AggressiveInlining)]
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
