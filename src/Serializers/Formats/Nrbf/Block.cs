using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Items that stand in an array record as they lie in memory.</summary>
internal static class Block<TItem>
{
    public static readonly bool IsPlain = Primitive.LengthOf(Primitive.Of(typeof(TItem))) != 0;

    /// <summary>The bytes of plain items, which hold no references.</summary>
    public static ReadOnlySpan<byte> AsBytes(ReadOnlySpan<TItem> items) => MemoryMarshal.CreateReadOnlySpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));

    /// <summary>The bytes of plain items, which hold no references.</summary>
    public static Span<byte> AsBytes(Span<TItem> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));
}
