namespace SerBench.Formats.Tests.Dense;

// The option that copies all text, and that its messages are of the same format.
public class DenseUtf16Tests
{
    private const string Format = "dense:utf16";

    [Fact]
    public void NoListShowsIt()
    {
        Assert.DoesNotContain(Catalog.BuiltIn.Serializers, serializer => serializer.Id.StartsWith(Format + "/", StringComparison.Ordinal));
        Assert.NotNull(Catalog.BuiltIn.Find($"{Format}/generated"));
    }

    [Theory]
    [InlineData(null, "01 F3")]
    [InlineData("", "01 00")]
    [InlineData("ab", "01 FC 02 6100 6200")]
    [InlineData("é中", "01 FC 02 E900 2D4E")]
    [InlineData("😀", "01 FC 02 3DD8 00DE")]
    public void TextIsCopied(string? text, string bytes)
    {
        byte[] message = Hex.Bytes(bytes);
        Assert.Equal(message, Witnesses.Encode(Format, new Box<string?> { Value = text }));
        Assert.Equal(text, Witnesses.Decode<Box<string?>>(Format, message).Value);
    }

    [Theory]
    [InlineData(255, 2)]
    [InlineData(256, 3)]
    [InlineData(65_535, 3)]
    [InlineData(65_536, 5)]
    public void LengthsOfText(int length, int prefix)
    {
        string text = new('я', length);
        byte[] message = Witnesses.Encode(Format, new Box<string> { Value = text });
        Assert.Equal(1 + prefix + (2 * length), message.Length);
        Assert.Equal(text, Witnesses.Decode<Box<string>>(Format, message).Value);
    }

    // Text in fields, items, keys and nested objects, also half of a surrogate pair.
    [Fact]
    public void AllTextIsCopiedAndEitherReaderReadsEitherMessage()
    {
        var page = new Page
        {
            Title = "title",
            Lines = ["one", null, "", "\uD800"],
            Notes = new() { ["key"] = new Page { Title = "inner" } },
            Next = new Page { Title = "last" },
        };
        byte[] copied = Witnesses.Encode(Format, page);
        byte[] shortest = Witnesses.Encode("dense", page);

        foreach (string text in new[] { "title", "one", "\uD800", "key", "inner", "last" })
        {
            Assert.True(copied.AsSpan().IndexOf(System.Runtime.InteropServices.MemoryMarshal.AsBytes(text.AsSpan())) > 0, text);
        }

        Assert.Equal(shortest, Witnesses.Encode("dense", Witnesses.Decode<Page>("dense", copied)));
        Assert.Equal(copied, Witnesses.Encode(Format, Witnesses.Decode<Page>(Format, shortest)));
        Assert.Equal(copied.Length, Witnesses.Explain<Page>(Format, copied).Parts.Sum(part => part.Length));
    }

    [Theory]
    [InlineData("01 FC")]
    [InlineData("01 FC 01 61")]
    [InlineData("01 FC 02 6100 62")]
    [InlineData("01 FC 01 6100 00")]
    [InlineData("01 FD 0100 61")]
    [InlineData("01 FE FFFFFF7F 6100")]
    public void TextThatIsCutIsRefused(string bytes) =>
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<string>>(Format, Hex.Bytes(bytes)));

    public sealed class Page
    {
        public string? Title { get; set; }

        public string?[]? Lines { get; set; }

        public Dictionary<string, Page>? Notes { get; set; }

        public Page? Next { get; set; }
    }
}
