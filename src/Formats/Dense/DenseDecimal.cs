namespace SerBench.Formats.Dense;

// A decimal is a byte with scale, sign and length, then a number in 2, 4, 8 or 12 bytes (docs/formats/dense.md, "Decimals").
internal static class DenseDecimal
{
    private const int ScaleShift = 16;
    private const int Scale = 0x1F;
    private const int Sign = 0x20;
    private const int CodeShift = 6;

    // The target needs room for 13 bytes. Returns the length.
    public static int Put(ref byte target, decimal value)
    {
        ref byte flags = ref Unsafe.As<decimal, byte>(ref value);
        uint high = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref flags, 4));
        ulong low = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref flags, 8));
        int code = high != 0 ? 3 : low > uint.MaxValue ? 2 : low > ushort.MaxValue ? 1 : 0;
        target = (byte)((code << CodeShift) | (decimal.IsNegative(value) ? Sign : 0) | value.Scale);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), low);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 9), high);
        return LengthOf(code);
    }

    public static decimal Read(ReadOnlySpan<byte> data, int position, out int end)
    {
        var input = new InputCursor(data, position);
        if (data[0] == DenseFormat.Version)
        {
            end = position + sizeof(decimal);
            return DecimalWire.Check(input.Read<decimal>(), position);
        }

        int head = input.ReadByte();
        int code = head >> CodeShift;
        end = position + LengthOf(code);
        input.Need(end - input.Position);
        DecimalWire.CheckFlags((head & Scale) << ScaleShift, position);
        ulong low = code switch { 0 => input.Take<ushort>(), 1 => input.Take<uint>(), _ => input.Take<ulong>() };
        int high = code == 3 ? input.Take<int>() : 0;
        return new decimal((int)low, (int)(low >> 32), high, (head & Sign) != 0, (byte)(head & Scale));
    }

    private static int LengthOf(int code) => 1 + Math.Min(2 << code, 12);
}
