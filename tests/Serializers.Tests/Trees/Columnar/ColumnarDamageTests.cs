using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Trees;
using SerBench.Serializers.Trees.Columnar;

namespace SerBench.Serializers.Tests.Trees.Columnar;

/// <summary>
/// Frames written by hand (docs/formats/columnar.md), each damaged in one way. In hex: nodes, ranges, mode, key shift, key width, length width,
/// characters; shapes, nulls, keys, lengths; text.
/// </summary>
public class ColumnarDamageTests
{
    /// <summary>A node without text or children.</summary>
    private const string Leaf = "01 00 02 00 00 00 00  00";

    /// <summary>A node whose two children are in another frame.</summary>
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
    public void A_frame_by_itself(string frame, string expected) => AssertRefused(expected, frame);

    [Theory]
    [InlineData("02 01 00 00 02 02 00 00 00 00  01", "0 characters and 1 trees are missing")]
    [InlineData("01 01 00 00 01 02 00 00 00 00  00", "1 children are missing")]
    [InlineData("03 01 00 00 03 02 00 00 00 00  00", "slots up to 2 of frame 0")]
    [InlineData("01 01 00 02 01 02 00 00 00 00  00", "slots up to 2 of frame 0")]
    [InlineData("02 02 00 00 01 00 00 01 02 00 00 00 00  00", "slot 0 of frame 0 twice")]
    public void A_frame_that_hangs_on_another(string second, string expected) => AssertRefused(expected, Fork, second);

    private static void AssertRefused(string expected, params string[] frames) =>
        Assert.Contains(expected, Assert.Throws<WireFormatException>(() => Decode(frames)).Message);

    private static TreeNode Decode(params string[] frames) => new ColumnarTreeCodec().Deserialize(Message(frames), TreeLink.Memory);

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
