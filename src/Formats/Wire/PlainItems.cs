namespace SerBench.Formats.Wire;

internal static class PlainItems
{
    public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> items) => MemoryMarshal.CreateReadOnlySpan(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<T>()));

    public static Span<byte> AsBytes<T>(Span<T> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<T>()));
}
