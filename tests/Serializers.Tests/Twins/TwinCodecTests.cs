using System.Buffers;
using System.Text;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Tests.Twins;

// If the library accepts a message that the model cannot hold, it counts as refused. The library's own exceptions stay unchanged.
public sealed class TwinCodecTests
{
    [Fact]
    public void What_the_library_reads_is_converted() => Assert.Equal(7, Decode(() => "7").Key);

    [Fact]
    public void What_the_library_writes_was_converted()
    {
        var buffer = new EncodeBuffer();

        Codec(() => "").Encode(new TreeNode { Key = 7 }, buffer);

        Assert.Equal("7"u8, buffer.ToArray());
    }

    [Fact]
    public void Null_is_damaged_input_and_no_fault_of_the_library()
    {
        WireFormatException refusal = Assert.Throws<WireFormatException>(() => Decode(() => null!));
        Assert.Null(refusal.InnerException);
        Assert.Contains("a TreeNode, found null", refusal.Message);
    }

    [Fact]
    public void What_cannot_be_converted_is_damaged_input_and_no_fault_of_the_library()
    {
        WireFormatException refusal = Assert.Throws<WireFormatException>(() => Decode(() => "99999999999999999999"));
        Assert.Null(refusal.InnerException);
        Assert.Contains("what was read is no TreeNode", refusal.Message);
    }

    [Fact]
    public void What_the_library_throws_is_not_hidden() =>
        Assert.Throws<OverflowException>(() => Decode(() => throw new OverflowException()));

    private static TreeNode Decode(Func<string> library) => Codec(library).Decode(Array.Empty<byte>());

    private static TwinCodec<TreeNode, string, Number, Core> Codec(Func<string> library) =>
        new(new Core(library), areTwinsEqual: null, converts: false);

    private readonly struct Number : ITwin<TreeNode, string>
    {
        public static string ToTwin(TreeNode value) => value.Key.ToString();

        public static TreeNode FromTwin(string twin) => new() { Key = long.Parse(twin) };
    }

    private readonly struct Core(Func<string> library) : IObjectCore<string>
    {
        public void Encode(string value, EncodeBuffer buffer)
        {
            var output = new EncodeBufferWriter();
            output.Begin(buffer);
            output.Write(Encoding.UTF8.GetBytes(value));
        }

        public string Decode(ArraySegment<byte> data) => library();
    }
}
