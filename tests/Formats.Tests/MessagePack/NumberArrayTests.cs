namespace SerBench.Formats.Tests.MessagePack;

// Arrays of numbers are written by vectors. Each item has the bytes that it has alone.
public class NumberArrayTests
{
    private static readonly long[] Edges =
    [
        .. from bits in Enumerable.Range(0, 64)
           from near in (long[])[-1, 0, 1]
           from sign in (long[])[-1, 1]
           select sign * ((1L << bits) + near),
        -31, -32, -33, long.MinValue, long.MaxValue,
    ];

    [Fact]
    public void Items_have_the_bytes_that_they_have_alone()
    {
        var random = new Random(61);
        for (int count = 0; count < 300; count += count < 40 ? 1 : 37)
        {
            for (int round = 0; round < 4; round++)
            {
                int shift = round == 3 ? 60 : 16 * round;
                long[] items = [.. Enumerable.Range(0, count).Select(_ => Edges[random.Next(Edges.Length)] >> shift)];
                Check(items);
                Check(Array.ConvertAll(items, item => (ulong)item));
                Check(Array.ConvertAll(items, item => (int)item));
                Check(Array.ConvertAll(items, item => (uint)item));
                Check(Array.ConvertAll(items, item => (short)item));
                Check(Array.ConvertAll(items, item => (ushort)item));
                Check(Array.ConvertAll(items, BitConverter.Int64BitsToDouble));
                Check(Array.ConvertAll(items, item => BitConverter.Int32BitsToSingle((int)item)));
            }
        }
    }

    private static void Check<T>(T[] items)
    {
        byte[] header = items.Length < 16 ? [(byte)(0x90 | items.Length)] : [0xDC, (byte)(items.Length >> 8), (byte)items.Length];
        IEnumerable<byte> alone = items.SelectMany(item => Witnesses.Encode("msgpack", new Box<T> { Value = item })[1..]);

        Assert.Equal([0x91, .. header, .. alone], Witnesses.Encode("msgpack", new Box<T[]> { Value = items }));
    }
}
