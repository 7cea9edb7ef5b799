using System.Buffers.Binary;
using SerBench.Serializers.Trees.Columnar;

namespace SerBench.Serializers.Tests.Trees.Columnar;

// Frames written by hand (docs/formats/columnar.md), each damaged in one way. In hex: nodes, ranges, mode, key shift, key width, length
// width, characters; shapes, nulls, keys, lengths; text.
public class ColumnarDamageTests
{
    // A node without text or children.
    private const string Leaf = "01 00 02 00 00 00 00  00";

    // A node whose two children are in another frame.
    private const string Fork = "01 00 02 00 00 00 00  03";

    [Fact]
    public void Sound_frames_are_read()
    {
        Assert.Equal(string.Empty, Decode(Leaf).Value);
        Assert.Equal("ab", Decode("01 00 02 00 00 02 02  00 02  61 62").Value);

        TreeNode fork = Decode(Fork, "02 01 00 00 02 02 00 00 00 00  00");
        Assert.NotNull(fork.Left);
        Assert.NotNull(fork.Right);
    }

    [Theory]
    [InlineData("01 00 02 00 00 00 00  01", "1 children are missing")]
    [InlineData("01 00 02 00 00 00 00  03", "2 children are missing")]
    [InlineData("01 00 02 00 00 00 01  00  61", "1 characters and 0 trees are missing")]
    [InlineData("01 00 02 00 00 02 01  00 02  61", "lengths that add up to the characters")]
    [InlineData("02 00 02 00 00 00 00  00", "1 trees in the frame, not more")]
    [InlineData("00 00 02 00 00 00 00  00", "1 to 65536 nodes, not 0")]
    [InlineData("81 80 04 00 02 00 00 00 00  00", "1 to 65536 nodes, not 65537")]
    [InlineData("01 00 02 00 00 00 80 80 80 80 08  00", "0 to 2147483647 characters, not 2147483648")]
    [InlineData("01 01 00 00 01 02 00 00 00 00  01", "roots of every frame but the first")]
    [InlineData("01 00 02 00 39 00 00  00  00 00 00 00 00 00 00 00", "a width of at most 56 bits, or of 64")]
    [InlineData("01 00 02 00 41 00 00  00", "at most 64 bits")]
    [InlineData("01 00 05 00 00 00 00  00", "no text of 0 characters in mode 5")]
    [InlineData("01 00 00 00 00 02 03  00 03  FF 03", "packed digits hold a group beyond its range")]
    [InlineData("01 00 03 00 00 01 01  00 01  80", "text is not valid UTF-8")]
    [InlineData("01 00 03 00 00 01 01  00 01  61 62", "text ends 1 bytes early")]
    public void A_frame_by_itself(string frame, string expected) => AssertRefused(expected, frame);

    [Theory]
    [InlineData("02 01 00 00 02 02 00 00 00 00  01", "0 characters and 1 trees are missing")]
    [InlineData("01 01 00 00 01 02 00 00 00 00  00", "1 children are missing")]
    [InlineData("03 01 00 00 03 02 00 00 00 00  00", "slots up to 2 of frame 0")]
    [InlineData("01 01 00 02 01 02 00 00 00 00  00", "slots up to 2 of frame 0")]
    [InlineData("02 02 00 00 01 00 00 01 02 00 00 00 00  00", "slot 0 of frame 0 is filled twice")]
    [InlineData("01 00 02 00 00 00 00  00", "roots of every frame but the first")]
    [InlineData("01 01 01 00 01 02 00 00 00 00  00", "0 to 0 earlier frames, not 1")]
    [InlineData("01 01 00 80 08 01 02 00 00 00 00  00", "0 to 1023 slots, not 1024")]
    [InlineData("01 01 00 00 00 02 00 00 00 00  00", "1 to 1 roots, not 0")]
    [InlineData("01 01 00 00 02 02 00 00 00 00  00", "1 to 1 roots, not 2")]
    public void A_frame_that_hangs_on_another(string second, string expected) => AssertRefused(expected, Fork, second);

    // Each node has two children, the left one next, so its right slot stays open.
    [Fact]
    public void Open_slots_have_a_limit()
    {
        string both = string.Concat(Enumerable.Repeat("FF", ColumnarLayout.MaxPending / ColumnarLayout.ShapesPerByte));

        AssertRefused("fewer than 1024 open slots", $"80 08 00 02 00 00 00 00 {both}");
    }

    [Theory]
    [InlineData(5, 8, "without gaps")]
    [InlineData(4, 9, "without gaps")]
    [InlineData(4, 0, "without gaps")]
    [InlineData(4, -1, "without gaps")]
    [InlineData(4, 7, "up to the directory")]
    public void Frames_tile_the_message(int offset, int length, string expected)
    {
        byte[] message = Message([Leaf]);
        int entry = message.Length - ColumnarLayout.FooterLength - ColumnarLayout.EntryLength;
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(entry), offset);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(entry + sizeof(int)), length);

        Assert.Contains(expected, Assert.Throws<WireFormatException>(() => Decode(message)).Message);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(0x2000_0001)] // times eight is 8 in 32 bits
    [InlineData(-1)]
    public void There_is_room_for_as_many_frames_as_stated(int frames)
    {
        byte[] message = Message([Leaf]);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(message.Length - ColumnarLayout.FooterLength), frames);

        Assert.Contains($"a count of {(uint)frames} does not fit", Assert.Throws<WireFormatException>(() => Decode(message)).Message);
    }

    [Fact]
    public void Another_signature_is_refused()
    {
        byte[] message = Message([Leaf]);
        message[3]++;

        Assert.Contains("the signature", Assert.Throws<WireFormatException>(() => Decode(message)).Message);
    }

    private static void AssertRefused(string expected, params string[] frames) =>
        Assert.Contains(expected, Assert.Throws<WireFormatException>(() => Decode(frames)).Message);

    private static TreeNode Decode(params string[] frames) => Decode(Message(frames));

    private static TreeNode Decode(byte[] message) => new ColumnarTreeCodec().Deserialize(message, TreeLink.Memory);

    private static byte[] Message(string[] frames)
    {
        var stream = new MemoryStream();
        var writer = new BinaryWriter(stream);
        var directory = new MemoryStream();
        var entries = new BinaryWriter(directory);
        writer.Write(ColumnarLayout.Signature);
        foreach (string frame in frames)
        {
            byte[] bytes = Convert.FromHexString(frame.Replace(" ", ""));
            entries.Write((int)stream.Length);
            entries.Write(bytes.Length);
            writer.Write(bytes);
        }

        writer.Write(directory.ToArray());
        writer.Write(frames.Length);
        return stream.ToArray();
    }
}
