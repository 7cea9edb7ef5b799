using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary><c>struct Decimal { flags:int; high:uint; low:ulong; }</c>: sign and scale as in <see cref="decimal.GetBits(decimal)"/>, then the 96-bit number.</summary>
[StructLayout(LayoutKind.Sequential)]
internal readonly record struct WireDecimal(int Flags, uint High, ulong Low)
{
    private const int ScaleShift = 16;
    private const int MaxScale = 28;
    private const int FlagsInUse = int.MinValue | (0xFF << ScaleShift);

    public static WireDecimal Of(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new WireDecimal(bits[3], (uint)bits[2], (uint)bits[0] | ((ulong)(uint)bits[1] << 32));
    }

    public decimal ToDecimal(int position)
    {
        int scale = (Flags >> ScaleShift) & 0xFF;
        if ((Flags & ~FlagsInUse) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, "the flags of a decimal");
        }

        return new decimal((int)(uint)Low, (int)(uint)(Low >> 32), (int)High, Flags < 0, (byte)scale);
    }
}
