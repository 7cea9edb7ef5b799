namespace SerBench.Formats.Tests.Ignite;

// Every code by its bytes, written by hand from the format's page: a message of one field is a header, the value and a footer.
public class IgniteValueTests
{
    private static readonly (string Name, string Bytes, Func<string> Write)[] Rows =
    [
        ("1 byte", "01 FF", Write((byte)255)),
        ("2 short", "02 FE FF", Write((short)-2)),
        ("3 int", "03 00 00 00 80", Write(int.MinValue)),
        ("4 long", "04 01 00 00 00 00 00 00 80", Write(long.MinValue + 1)),
        ("5 float", "05 00 00 00 80", Write(-0f)),
        ("6 double", "06 34 12 00 00 00 00 F8 7F", Write(BitConverter.UInt64BitsToDouble(0x7FF8000000001234))),
        ("7 char", "07 00 D8", Write('\uD800')),
        ("8 bool", "08 01", Write(true)),
        ("9 string", "09 04 00 00 00 61 C3 A9 62", Write("aéb")),
        ("9 string, U+0000 and a pair", "09 08 00 00 00 C0 80 ED A0 BD ED B8 80", Write("\0😀")),
        ("10 guid", "0A 77 66 55 44 33 22 11 00 FF EE DD CC BB AA 99 88", Write(new Guid("00112233-4455-6677-8899-aabbccddeeff"))),
        ("12 bytes", "0C 02 00 00 00 01 FF", Write(new byte[] { 1, 255 })),
        ("13 shorts", "0D 01 00 00 00 02 01", Write(new short[] { 0x0102 })),
        ("14 ints", "0E 01 00 00 00 04 03 02 01", Write(new[] { 0x01020304 })),
        ("15 longs", "0F 01 00 00 00 01 00 00 00 00 00 00 00", Write(new[] { 1L })),
        ("16 floats", "10 01 00 00 00 00 00 80 3F", Write(new[] { 1f })),
        ("17 doubles", "11 01 00 00 00 00 00 00 00 00 00 F0 3F", Write(new[] { 1.0 })),
        ("18 chars", "12 01 00 00 00 61 00", Write(new[] { 'a' })),
        ("19 bools", "13 02 00 00 00 01 00", Write(new[] { true, false })),
        ("20 strings", "14 02 00 00 00 09 01 00 00 00 61 65", Write(new[] { "a", null })),
        ("24 list", "18 01 00 00 00 01 01 07", Write(new List<byte> { 7 })),
        ("25 dictionary", "19 01 00 00 00 01 01 07 65", Write(new Dictionary<byte, string?> { [7] = null })),
        ("30 decimal", "1E 00 00 00 00 01 00 00 00 81", Write(-1m)),
        ("30 decimal, a byte in front", "1E 02 00 00 00 02 00 00 00 80 80", Write(-1.28m)),
        ("33 timestamp", "21 FF FF FF FF FF FF FF FF 9C FF FF FF", Write(DateTime.UnixEpoch.AddTicks(-TimeSpan.TicksPerMillisecond - 1))),
        ("101 null", "65", Write<string?>(null)),
    ];

    public static TheoryData<string> Names => [.. Rows.Select(row => row.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void A_value_has_the_bytes_of_the_page(string name)
    {
        (_, string hex, Func<string> write) = Rows.Single(row => row.Name == name);

        Assert.Equal(hex, write());
    }

    // Returns the bytes of the value, after the message came back and every cut of it was refused.
    private static Func<string> Write<T>(T value) => () =>
    {
        byte[] message = Witnesses.Encode("ignite", new Box<T> { Value = value });
        Assert.Equal(message, Witnesses.Encode("ignite", Witnesses.Decode<Box<T>>("ignite", message)));
        for (int length = 0; length < message.Length; length++)
        {
            Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<T>>("ignite", message[..length]));
        }

        int footer = BinaryPrimitives.ReadInt32LittleEndian(message.AsSpan(IgniteHeader.SchemaOffsetAt));
        return string.Join(' ', message[IgniteHeader.Length..footer].Select(one => $"{one:X2}"));
    };
}
