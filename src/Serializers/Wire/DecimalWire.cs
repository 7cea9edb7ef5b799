using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Wire;

/// <summary>A decimal as it lies in memory: flags, high part, low part. Only its flags can be wrong.</summary>
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
}
