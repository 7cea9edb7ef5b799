using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Views;

/// <summary>What a leaf that is more than one number adds to a checksum.</summary>
internal static class IgniteLeaves
{
    public static void Add(ref LeafSum sum, decimal value) => sum.Add(Unsafe.BitCast<decimal, Guid>(value));

    public static void Add(ref LeafSum sum, DateTime value)
    {
        sum.Add(value.Ticks);
        sum.Add((long)value.Kind);
    }

    public static void Add(ref LeafSum sum, DateTimeOffset value)
    {
        sum.Add(value.Ticks);
        sum.Add(value.Offset.Ticks);
    }
}
