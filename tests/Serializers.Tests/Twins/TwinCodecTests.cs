using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Tests.Twins;

// If the library accepts a message that the model cannot hold, it counts as refused. The library's own exceptions stay unchanged.
public sealed class TwinCodecTests
{
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

    private static TreeNode Decode(Func<string> library) =>
        new TwinCodec<TreeNode, string, Number, Core>(new Core(library), areTwinsEqual: null, converts: false).Decode(Array.Empty<byte>());

    private readonly struct Number : ITwin<TreeNode, string>
    {
        public static string ToTwin(TreeNode value) => value.Key.ToString();

        public static TreeNode FromTwin(string twin) => new() { Key = long.Parse(twin) };
    }

    private readonly struct Core(Func<string> library) : IObjectCore<string>
    {
        public void Encode(string value, EncodeBuffer buffer) => throw new NotSupportedException("Nothing is written.");

        public string Decode(ArraySegment<byte> data) => library();
    }
}
