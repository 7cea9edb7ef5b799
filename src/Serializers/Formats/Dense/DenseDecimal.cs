using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>A decimal stands as it lies in memory: flags, high part, low part. Only its flags can be wrong.</summary>
internal static class DenseDecimal
{
    private const int Sign = int.MinValue;
    private const int ScaleShift = 16;
    private const int MaxScale = 28;

    public static decimal Check(decimal value, int position)
    {
        int flags = Unsafe.As<decimal, int>(ref value);
        int scale = (flags & ~Sign) >> ScaleShift;
        if ((flags & ~(Sign | (0xFF << ScaleShift))) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, "a decimal whose scale is at most 28");
        }

        return value;
    }
}
