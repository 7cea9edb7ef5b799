using System.Text;
using SerBench.Formats.Compression;
using SerBench.Serializers.Compressed;

namespace SerBench.Serializers.Tests.Peers;

// The frames are those of Zstandard, come back whole, and are refused if they are damaged. A dictionary makes messages of one kind shorter.
public sealed class ZstdTests
{
    private const string Package = "ZstdSharp.Port";

    // What the command line tool of Zstandard 1.5.7 writes of "hello" without a checksum, and of 100 zeros.
    private static readonly byte[] Hello = Convert.FromHexString("28B52FFD200529000068656C6C6F");

    [PeerFact(Package)]
    public void A_frame_of_the_reference_is_read_and_written()
    {
        Assert.Equal("hello"u8.ToArray(), Find("zstd").Decompress(Hello, 5));
        Assert.Equal(Hello, Find("zstd").Compress("hello"u8.ToArray()));
    }

    [PeerTheory(Package)]
    [InlineData(1)]
    [InlineData(100_000)]
    [InlineData(30_000_000)]
    public void Plains_come_back(int length)
    {
        byte[] plain = [.. Enumerable.Range(0, length).Select(i => (byte)(i < length / 2 ? 0 : i * i))];
        Assert.Equal(plain, Find("zstd").Decompress(Find("zstd").Compress(plain), length));
    }

    [PeerFact(Package)]
    public void Damage_is_refused()
    {
        byte[] zeros = Find("zstd").Compress(new byte[1 << 24]);
        foreach (byte[] wrong in new byte[][] { [], Hello[..^1], [.. Hello, 0], [1, .. Hello[1..]], zeros, zeros[..^1], [.. zeros, 0] })
        {
            Assert.Throws<WireFormatException>(() => Find("zstd").Decompress(wrong, 6));
            Assert.Throws<WireFormatException>(() => Find("zstd").Decompress(wrong, CompressedMessage.MaxPlainLength));
        }
    }

    // 42 bytes of a frame that hold 9 x 128 KiB of zeros. The window is asked for by the frame, and is memory that nobody else counts.
    [PeerTheory(Package)]
    [InlineData(20, true)]
    [InlineData(23, true)]
    [InlineData(24, false)]
    [InlineData(27, false)]
    public void A_window_above_8_MiB_is_refused(int log, bool isRead)
    {
        const int Blocks = 9, Length = Blocks << 17;
        byte[] frame =
        [
            0x28, 0xB5, 0x2F, 0xFD, 0, (byte)((log - 10) << 3),
            .. Enumerable.Range(1, Blocks).SelectMany(block => new byte[] { (byte)(block == Blocks ? 3 : 2), 0, 0x10, 0 }),
        ];

        if (isRead)
        {
            Assert.Equal(new byte[Length], Find("zstd").Decompress(frame, Length));
        }
        else
        {
            Assert.Throws<WireFormatException>(() => Find("zstd").Decompress(frame, Length));
        }
    }

    [PeerFact(Package)]
    public void A_dictionary_helps_with_messages_that_it_has_not_seen()
    {
        byte[][] messages = [.. Enumerable.Range(0, 2000).Select(i => Encoding.UTF8.GetBytes(
            $"GET /api/v1/orders/{i * 7919 % 10007}?customer={i * 31 % 997} HTTP/1.1 200 application/json"))];
        ILearningCompressor learned = ((ILearningCompressor)Find("zstd-dict")).Learn(messages[..1000])!;

        Assert.InRange(learned.DictionaryLength, 1, 112_640);
        Assert.All(messages[1000..], message => Assert.Equal(message, learned.Decompress(learned.Compress(message), message.Length)));
        int with = messages[1000..].Sum(message => learned.Compress(message).Length);
        Assert.True(with * 2 < messages[1000..].Sum(message => Find("zstd").Compress(message).Length));
        Assert.Throws<WireFormatException>(() => Find("zstd").Decompress(learned.Compress(messages[^1]), messages[^1].Length));
        Assert.Null(((ILearningCompressor)Find("zstd-dict")).Learn(messages[..1]));
    }

    private static ICompressor Find(string id) => Catalog.BuiltIn.FindCompressor(id)!;
}
