namespace SerBench.Formats.Tests.MessagePack;

// The convention of the Rust library: names of members, and byte arrays as arrays of numbers.
public class MessagePackRmpTests
{
    private const string Format = "msgpack-rmp";

    [Fact]
    public void NoListShowsIt()
    {
        Assert.DoesNotContain(Catalog.BuiltIn.Serializers, serializer => serializer.Id.StartsWith(Format + "/", StringComparison.Ordinal));
        Assert.NotNull(Catalog.BuiltIn.Find($"{Format}/compiled"));
    }

    [Theory]
    [InlineData(SByteEnum.Bottom, "91 A6 426F74746F6D")]
    [InlineData(SByteEnum.Top, "91 A3 546F70")]
    public void An_enum_is_the_name_of_its_member(SByteEnum value, string bytes)
    {
        Assert.Equal(Hex.Bytes(bytes), Encode(new Box<SByteEnum> { Value = value }));
        Assert.Equal(value, Witnesses.Decode<Box<SByteEnum>>(Format, Hex.Bytes(bytes)).Value);
    }

    [Fact]
    public void A_byte_array_is_an_array_of_numbers()
    {
        byte[] message = Hex.Bytes("91 93 01 7F CC FF");

        Assert.Equal(message, Encode(new Box<byte[]> { Value = [1, 127, 255] }));
        Assert.Equal([1, 127, 255], Witnesses.Decode<Box<byte[]>>(Format, message).Value);
    }

    // A long name needs more room than any number, in every place.
    [Fact]
    public void Long_names_have_room()
    {
        const Wordy Long = Wordy.AMemberWhoseNameIsLongerThanAnyNumberOrIdentifierThatTheFormatWrites;
        var value = new Box<Wordy[]> { Value = [.. Enumerable.Repeat(Long, 1000)] };

        Assert.Equal(value.Value, Witnesses.Decode<Box<Wordy[]>>(Format, Encode(value)).Value);
    }

    // Two members of one number have two names. Each is read.
    [Theory]
    [InlineData("91 A4 53616D65")]
    [InlineData("91 A5 416C696B65")]
    public void Either_name_of_a_number_is_read(string bytes) =>
        Assert.Equal(Wordy.Same, Witnesses.Decode<Box<Wordy>>(Format, Hex.Bytes(bytes)).Value);

    [Fact]
    public void A_number_without_a_name_is_refused() => Assert.Contains(
        "has no member 7",
        Assert.Throws<UnsupportedValueException>(() => Encode(new Box<SByteEnum> { Value = (SByteEnum)7 })).Message);

    [Theory]
    [InlineData("91 A3 546F71")]
    [InlineData("91 A0")]
    [InlineData("91 01")]
    [InlineData("91 C0")]
    [InlineData("91 A9 546F70")]
    public void Another_text_is_damage(string bytes)
    {
        Assert.Equal(1, Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<SByteEnum>>(Format, Hex.Bytes(bytes))).Offset);
        Assert.Throws<WireFormatException>(() => Witnesses.Explain<Box<SByteEnum>>(Format, Hex.Bytes(bytes)));
    }

    [Fact]
    public void Each_byte_has_a_name()
    {
        Assert.Equal(2 + 3, Witnesses.Explain<Box<SByteEnum>>(Format, Hex.Bytes("91 A3 546F70")).Parts.Sum(part => part.Length));
        Assert.Equal(4, Witnesses.Explain<Box<byte[]>>(Format, Hex.Bytes("91 92 01 02")).Parts.Count);
    }

    private static byte[] Encode<T>(T value) => Witnesses.Encode(Format, value);

    public enum Wordy { Same, Alike = Same, AMemberWhoseNameIsLongerThanAnyNumberOrIdentifierThatTheFormatWrites }
}
