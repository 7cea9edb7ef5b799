namespace SerBench.Formats.Tests.Grid;

// The smallest messages that only one check refuses, each with the text of that check.
public class SmallDamageTests
{
    [Theory]
    [InlineData("01 03 00 0000")]
    [InlineData("01 03 05 0102030405 0102030405")]
    public void DenseIntegersHaveAWidthOfTheirs(string message) =>
        AssertRefused<Box<int[]>>("dense", "a width of a shortened integer", message);

    [Fact]
    public void DenseDimensionsAreAllThereOrNone() => AssertRefused<Box<int[,]>>("dense", "lengths that an array can have", "01 03 00");

    [Fact]
    public void DenseBooleansInOrderAreZeroOrOne() => AssertRefused<Box<HashSet<bool>>>("dense", "byte 2: expected 0 or 1", "01 02 02");

    // Without the check, each would be read from bytes behind the message.
    [Fact]
    public void DenseValuesEndWithinTheMessage()
    {
        AssertRefused<Box<HashSet<double?>>>("dense", "byte 3: expected 8 more bytes, found 3", "01 02 01 000000");
        AssertRefused<Box<double>>("dense", "byte 1: expected 8 more bytes, found 7", "01 00000000000000");
    }

    [Fact]
    public void DenseNumbersFitTheirType() => AssertRefused<Box<HashSet<int?>>>("dense", "a number of 32 bits", "01 02 01 FC 0000000001");

    [Fact]
    public void DenseHeadersHaveZerosForAbsentValues() =>
        AssertRefused<Box<int?>>("dense", "zeros in the header for an absent value", "01 02");

    // In 32 bits, two bytes for each of these characters would be the two that exist.
    [Fact]
    public void DenseTextIsNoLongerThanTheMessage() =>
        AssertRefused<Box<string>>("dense", "expected 4294967298 more bytes, found 2", "01 FE 01000080 6100");

    [Fact]
    public void TypedObjectsTakeTheLengthThatIsGiven() => AssertRefused<Quad<Box<int>, Box<int>, Nothing, Nothing>>(
        "typed-markers", "the end of an object", "01 04 01 07 01 01 00000007 01 06 01 01 00000008 00 00");

    [Theory]
    [InlineData("typed-markers", "01 01 01 02")]
    [InlineData("typed-bitmap", "01 02")]
    public void TypedBooleansAreZeroOrOne(string format, string message) => AssertRefused<Box<bool>>(format, "0 or 1", message);

    [Theory]
    [InlineData("a marker, 0 or 1", "01 01 02 00")]
    [InlineData("1 fields, found 2", "01 02 00 00")]
    public void TypedFieldsAreWhole(string expected, string message) => AssertRefused<Box<string>>("typed-markers", expected, message);

    [Theory]
    [InlineData("01 09 6162636465666768")]
    [InlineData("01 0E 6162636465666768696A6B6C6D")]
    public void TypedShortTextHasSevenCharacters(string message) =>
        AssertRefused<Box<string>>("typed-short-text", "the length of a short text, up to 7", message);

    [Theory]
    [InlineData("0A 0F 000000000000000000000000000000")]
    [InlineData("0A 11 0000000000000000000000000000000000")]
    public void Xbuf2BlocksAreAsLongAsTheirValue(string message) => AssertRefused<Box<Guid>>("xbuf2", "a value of 16 bytes", message);

    [Fact]
    public void Xbuf2NumbersFitTheirType() => AssertRefused<Box<sbyte>>("xbuf2", "a number from -128 to 127", "08 8001");

    [Theory]
    [InlineData("18 8080808010", "a number from")]
    [InlineData("28 8080808010", "a number from")]
    [InlineData("4A 01 08 05", "a field that ends with its message at 3")]
    public void Xbuf2CarsAreCheckedWhereTheyLie(string message, string expected) =>
        Refusal.AssertSays(expected, () => Cars.Views("xbuf2/direct").Read(Hex.Bytes(message)));

    // A map of names and values.
    [Fact]
    public void MessagePackValuesAreWhatTheirTypeAsksFor()
    {
        const string Name = "A5 56616C7565 ";
        AssertRefused<Box<int>>("msgpack-map", "a name that the object did not have before", $"82 {Name} 01 {Name} 02");
        AssertRefused<Box<Cell<int>>>("msgpack-map", "which cannot be null", $"81 {Name} C0");
        AssertRefused<Box<bool>>("msgpack-map", "a bool", $"81 {Name} 05");
        AssertRefused<Box<decimal>>("msgpack-map", "a decimal as text", $"81 {Name} A2 3178");
        AssertRefused<Box<byte[]>>("msgpack-map", "bytes that fit the rest of the input", $"81 {Name} 05");
        AssertRefused<Box<int[]>>("msgpack-map", "an array", $"81 {Name} 05");
        AssertRefused<Box<DateTime>>("msgpack-map", "a timestamp", $"81 {Name} D6 00 00000000");
    }

    // Groups of the unknown field 15: 7B begins one, 7C ends it.
    [Theory]
    [InlineData("protobuf")]
    [InlineData("xbuf2")]
    public void GroupsThatAreSkippedAreNotTooDeepAndEnd(string format)
    {
        string Nested(int depth) => string.Concat(Enumerable.Repeat("7B", depth)) + string.Concat(Enumerable.Repeat("7C", depth));
        Witnesses.Decode<Box<int>>(format, Hex.Bytes(Nested(Limits.MaxDepth / 2)));

        AssertRefused<Box<int>>(format, "objects nest deeper than", Nested(Limits.MaxDepth + 1));
        AssertRefused<Box<int>>(format, "the end of group 15, not of group 16", "7B 8401");
        AssertRefused<Box<Box<int>>>(format, "a field that ends with its message at 3", "0A 01 08 05 00");
    }

    [Theory]
    [InlineData("protobuf")]
    [InlineData("xbuf2")]
    public void NumbersFitTheirEnum(string format) =>
        AssertRefused<Box<SByteEnum>>(format, "128 does not fit the enum SByteEnum", "08 8001");

    // The largest number of days: a duration of three fields, the second of which is the unit.
    [Fact]
    public void ProtobufDurationsFitTheirTicks() =>
        AssertRefused<Box<TimeSpan>>("protobuf", "a duration of at most 64 bits of ticks", "0A 06 08 FEFFFFFF0F");

    private static void AssertRefused<T>(string format, string expected, string message) =>
        Refusal.AssertSays(expected, () => Witnesses.Decode<T>(format, Hex.Bytes(message)));
}
