using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>Enums of flags, which are a repeated field of bit numbers (docs/formats/xbuf2.md, "Flags").</summary>
internal static class FlagBits<TEnum>
    where TEnum : unmanaged, Enum
{
    // The writer stores each of them by a line of its own.
    private const int MostUsual = 4;

    /// <summary>Constant to the JIT once the type is initialised.</summary>
    public static readonly bool IsFlags = typeof(TEnum).IsDefined(typeof(FlagsAttribute), inherit: false);

    /// <summary>How many of the lowest flags are in use, of which any may be set: so few that each is stored, and kept if it is set, without a branch.</summary>
    public static readonly int Usual = Math.Min(
        BitOperations.TrailingZeroCount(~Enum.GetValues<TEnum>().Aggregate(0UL, (all, one) => all | (ulong)EnumBits<TEnum>.ToInt64(one))), MostUsual);

    /// <summary>How many flags there can be.</summary>
    public static int MostBits => 8 * Unsafe.SizeOf<TEnum>();
}
