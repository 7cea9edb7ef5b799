namespace SerBench.Formats.Wire;

// A table has a shuffle of 16 bytes for each mask of eight bits. The shuffle moves the kept bytes to the front.
internal static class Utf8Tables
{
    public const int Width = 16;

    // Keeps the last of each four bytes, the third if the group's bit is set in the low half of the mask, and the second if it is set in
    // the high half.
    public static readonly byte[] Bytes = Create(mask => Enumerable.Range(0, Width).Where(at => (at & 3) switch
    {
        1 => (mask & (0x10 << (at >> 2))) != 0,
        2 => (mask & (1 << (at >> 2))) != 0,
        3 => true,
        _ => false,
    }));

    // Keeps the first of each two bytes, and the second if the pair's bit is set in the mask.
    public static readonly byte[] Twos =
        Create(mask => Enumerable.Range(0, Width).Where(at => (at & 1) == 0 || (mask & (1 << (at >> 1))) != 0));

    public static readonly byte[] Units = Create(mask => Enumerable.Range(0, Width).Where(at => (mask & (1 << (at >> 1))) != 0));

    // An index is 0 to 15, or 255 for a zero byte.
    [MethodImpl(AggressiveInlining)]
    public static Vector128<byte> Shuffle(Vector128<byte> bytes, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(bytes, indices) : Vector128.Shuffle(bytes, indices);

    private static byte[] Create(Func<int, IEnumerable<int>> kept)
    {
        var table = new byte[256 * Width];
        for (int mask = 0; mask < 256; mask++)
        {
            int at = mask * Width;
            foreach (int place in kept(mask))
            {
                table[at++] = (byte)place;
            }
        }

        return table;
    }
}
