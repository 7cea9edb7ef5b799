namespace SerBench.Formats.Wire;

// Messages hold a decimal as in memory (flags first) or as four words (flags last). Only the flags can be invalid.
internal static class DecimalWire
{
    private const int Sign = int.MinValue;
    private const int ScaleShift = 16;
    private const int MaxScale = 28;

    public static decimal Check(decimal value, int position)
    {
        CheckFlags(Unsafe.As<decimal, int>(ref value), position);
        return value;
    }

    public static void CheckFlags(int flags, int position)
    {
        int scale = (flags & ~Sign) >> ScaleShift;
        if ((flags & ~(Sign | (0xFF << ScaleShift))) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, "a decimal whose scale is at most 28");
        }
    }

    public static UInt128 ToWords(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return MemoryMarshal.Read<UInt128>(MemoryMarshal.AsBytes(bits));
    }

    public static decimal FromWords(UInt128 words, int position)
    {
        int flags = (int)(uint)(words >> 96);
        CheckFlags(flags, position);
        return new decimal((int)(uint)words, (int)(uint)(words >> 32), (int)(uint)(words >> 64), flags < 0, (byte)(flags >> ScaleShift));
    }
}
