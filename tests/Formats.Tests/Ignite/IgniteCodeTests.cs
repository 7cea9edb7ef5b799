namespace SerBench.Formats.Tests.Ignite;

// Every code by its bytes, written by hand from the format's page. Every other code is refused.
public class IgniteCodeTests
{
    private static readonly IgniteOptions Options = new IgniteOptions().Know(new IgniteType("Color"));

    // The hash of "color" is 0x05A72F63.
    private const string Color = "63 2F A7 05";

    private static readonly (string Name, string Bytes, object? Value)[] Rows =
    [
        ("1 byte", "01 FF", (byte)255),
        ("2 short", "02 FE FF", (short)-2),
        ("3 int", "03 00 00 00 80", int.MinValue),
        ("4 long", "04 01 00 00 00 00 00 00 80", long.MinValue + 1),
        ("5 float", "05 00 00 00 80", -0f),
        ("6 double", "06 34 12 00 00 00 00 F8 7F", BitConverter.UInt64BitsToDouble(0x7FF8000000001234)),
        ("7 char", "07 00 D8", '\uD800'),
        ("8 bool", "08 01", true),
        ("9 string", "09 04 00 00 00 61 C3 A9 62", "aéb"),
        ("9 string, U+0000 and a pair", "09 08 00 00 00 C0 80 ED A0 BD ED B8 80", "\0😀"),
        ("10 guid", "0A 77 66 55 44 33 22 11 00 FF EE DD CC BB AA 99 88", new Guid("00112233-4455-6677-8899-aabbccddeeff")),
        ("12 bytes", "0C 02 00 00 00 01 FF", new byte[] { 1, 255 }),
        ("13 shorts", "0D 01 00 00 00 02 01", new short[] { 0x0102 }),
        ("14 ints", "0E 01 00 00 00 04 03 02 01", new[] { 0x01020304 }),
        ("15 longs", "0F 01 00 00 00 01 00 00 00 00 00 00 00", new[] { 1L }),
        ("16 floats", "10 01 00 00 00 00 00 80 3F", new[] { 1f }),
        ("17 doubles", "11 01 00 00 00 00 00 00 00 00 00 F0 3F", new[] { 1.0 }),
        ("18 chars", "12 01 00 00 00 61 00", new[] { 'a' }),
        ("19 bools", "13 02 00 00 00 01 00", new[] { true, false }),
        ("20 strings", "14 02 00 00 00 09 01 00 00 00 61 65", new[] { "a", null }),
        ("21 guids", "15 02 00 00 00 65 0A 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00", new Guid?[] { null, Guid.Empty }),
        ("23 objects", "17 FF FF FF FF 02 00 00 00 65 08 00", new object?[] { null, false }),
        ("23 objects of a type", $"17 {Color} 01 00 00 00 65", new IgniteArray("Color", [null])),
        ("24 collection of any kind", "18 01 00 00 00 00 65", new Collection<object?> { null }),
        ("24 list", "18 01 00 00 00 01 01 07", new List<object?> { (byte)7 }),
        ("24 linked list", "18 01 00 00 00 02 01 07", new LinkedList<object?>([(byte)7])),
        ("25 map of any kind", "19 01 00 00 00 00 01 07 65", new OrderedDictionary<object, object?> { [(byte)7] = null }),
        ("25 dictionary", "19 01 00 00 00 01 01 07 65", new Dictionary<object, object?> { [(byte)7] = null }),
        ("27 wrapped", "1B 03 00 00 00 01 02 03 01 00 00 00", new IgniteWrapped([1, 2, 3], 1)),
        ("28 enum", $"1C {Color} 02 00 00 00", new IgniteEnum("Color", 2)),
        (
            "29 enums", $"1D {Color} 02 00 00 00 1C {Color} FF FF FF FF 65",
            new IgniteArray("Color", [new IgniteEnum("Color", -1), null], isEnum: true)),
        ("30 decimal", "1E 00 00 00 00 01 00 00 00 81", -1m),
        ("30 decimal, a byte in front", "1E 02 00 00 00 02 00 00 00 80 80", -1.28m),
        ("31 decimals", "1F 02 00 00 00 65 1E 01 00 00 00 01 00 00 00 05", new decimal?[] { null, 0.5m }),
        ("33 timestamp", "21 FF FF FF FF FF FF FF FF 9C FF FF FF", DateTime.UnixEpoch.AddTicks(-TimeSpan.TicksPerMillisecond - 1)),
        (
            "34 timestamps", "22 02 00 00 00 65 21 01 00 00 00 00 00 00 00 00 00 00 00",
            new DateTime?[] { null, DateTime.UnixEpoch.AddMilliseconds(1) }),
        ("38 enum that nobody has deserialized", $"26 {Color} 02 00 00 00", new IgniteEnum("Color", 2, IsBinary: true)),
        ("101 null", "65", null),
        ("102 handle", "18 02 00 00 00 01 0C 01 00 00 00 07 66 06 00 00 00", SharedTwice()),
        ("103 object", "67 01 21 00 63 2F A7 05 01 00 00 00 18 00 00 00 C5 9D 1C 81 18 00 00 00", new IgniteObject("Color")),
    ];

    public static TheoryData<string> Names => [.. Rows.Select(row => row.Name)];

    public static TheoryData<int> OtherCodes =>
        [.. Enumerable.Range(0, 256).Where(code => !Rows.Any(row => row.Name.StartsWith($"{code} ", StringComparison.Ordinal)))];

    [Theory]
    [MemberData(nameof(Names))]
    public void AValueHasTheBytesOfThePage(string name)
    {
        (_, string hex, object? value) = Rows.Single(row => row.Name == name);
        byte[] bytes = Hex.Bytes(hex);

        Assert.Equal(bytes, IgniteMessage.Encode(value, Options));

        object? read = IgniteMessage.Decode(bytes, Options);
        Assert.Equal(value?.GetType(), read?.GetType());
        Assert.Null(GraphEqual.Find(value, read));
        Assert.Equal(bytes, IgniteMessage.Encode(read, Options));
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Throws<WireFormatException>(() => IgniteMessage.Decode(bytes.AsSpan(0, length), Options));
        }
    }

    [Theory]
    [MemberData(nameof(OtherCodes))]
    public void EveryOtherCodeIsRefused(int code)
    {
        byte[] bytes = new byte[64];
        bytes[0] = (byte)code;

        Assert.Throws<WireFormatException>(() => IgniteMessage.Decode(bytes, Options));
    }

    [Theory]
    [InlineData("18 00 00 00 00 03")]
    [InlineData("19 00 00 00 00 02")]
    [InlineData("08 02")]
    [InlineData("13 01 00 00 00 02")]
    [InlineData("19 01 00 00 00 01 65 65")]
    [InlineData("19 02 00 00 00 01 01 07 65 01 07 65")]
    [InlineData("14 01 00 00 00 01 07")]
    [InlineData("1B FF FF FF FF 00 00 00 00")]
    public void KindsBooleansKeysAndItemsThatDoNotExistAreRefused(string hex) =>
        Assert.Throws<WireFormatException>(() => IgniteMessage.Decode(Hex.Bytes(hex), Options));

    [Fact]
    public void AWrappedMessageKeepsItsBytesAndOffset()
    {
        var read = (IgniteWrapped)IgniteMessage.Decode([0x1B, 2, 0, 0, 0, 8, 9, 1, 0, 0, 0], Options)!;

        Assert.Equal([8, 9], read.Bytes);
        Assert.Equal(1, read.Offset);
    }

    private static List<object?> SharedTwice()
    {
        byte[] shared = [7];
        return [shared, shared];
    }
}
