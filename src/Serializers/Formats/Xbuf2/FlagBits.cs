using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Enums of flags, which are a repeated field of bit numbers (docs/formats/xbuf2.md, "Flags").</summary>
internal static class FlagBits<TEnum>
    where TEnum : unmanaged, Enum
{
    /// <summary>Constant to the JIT once the type is initialised.</summary>
    public static readonly bool IsFlags = typeof(TEnum).IsDefined(typeof(FlagsAttribute), inherit: false);

    /// <summary>How many flags there can be.</summary>
    public static int MostBits => 8 * Unsafe.SizeOf<TEnum>();
}
