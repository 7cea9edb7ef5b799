using System.Buffers;
using SerBench.Formats.Codecs;

namespace SerBench.Formats.Tests.Codecs;

// A buffer behind a stream or a buffer writer holds the written bytes, for all sizes.
public sealed class EncodeBufferAdapterTests
{
    private static readonly int[] Sizes = [1, 3, 0, 17, 64, 1, 1000, 5];

    [Fact]
    public void A_stream_appends_and_starts_over()
    {
        var buffer = new EncodeBuffer(capacity: 4);
        using var stream = new EncodeBufferStream();
        for (int round = 0; round < 2; round++)
        {
            stream.Begin(buffer);
            byte[] expected = WriteAll(bytes =>
            {
                stream.Write(bytes, 0, bytes.Length);
                stream.WriteByte(0xEE);
            });
            Assert.Equal(expected, buffer.ToArray());
            Assert.Equal(expected.Length, stream.Length);
            Assert.Equal(expected.Length, stream.Position);
        }
    }

    [Fact]
    public void A_writer_appends_and_starts_over()
    {
        var buffer = new EncodeBuffer(capacity: 4);
        var writer = new EncodeBufferWriter();
        for (int round = 0; round < 2; round++)
        {
            writer.Begin(buffer);
            byte[] expected = WriteAll(bytes =>
            {
                writer.Write(bytes);
                writer.GetMemory().Span[0] = 0xEE;
                writer.Advance(1);
            });
            Assert.Equal(expected, buffer.ToArray());
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(5000)]
    public void A_writer_gives_the_room_it_is_asked_for_and_at_least_some(int hint)
    {
        var writer = new EncodeBufferWriter();
        writer.Begin(new EncodeBuffer(capacity: 0));
        Assert.True(writer.GetSpan(hint).Length >= Math.Max(hint, 1));
        Assert.True(writer.GetMemory(hint).Length >= Math.Max(hint, 1));
    }

    private static byte[] WriteAll(Action<byte[]> write)
    {
        var all = new List<byte>();
        foreach (int size in Sizes)
        {
            byte[] bytes = [.. Enumerable.Range(0, size).Select(i => (byte)(size + i))];
            write(bytes);
            all.AddRange(bytes);
            all.Add(0xEE);
        }

        return [.. all];
    }
}
