using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf;

/// <summary>Items that have the same layout in an array record and in memory.</summary>
internal static class NrbfBlock<TItem>
{
    public static readonly bool IsPlain = Primitive.LengthOf(Primitive.Of(typeof(TItem))) != 0;

    /// <summary>The bytes of plain items, which hold no references.</summary>
    public static ReadOnlySpan<byte> AsBytes(ReadOnlySpan<TItem> items) => MemoryMarshal.CreateReadOnlySpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));

    public static Span<byte> AsBytes(Span<TItem> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<TItem, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<TItem>()));
}
