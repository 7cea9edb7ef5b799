namespace SerBench.Formats.Tests.MessagePack;

// Arrays and maps that are longer, shorter, reordered or written wider than ours (docs/formats/messagepack.md, "Reading").
public class MessagePackEvolutionTests
{
    // A value of every kind that a reader may have to skip.
    public static TheoryData<string> Values =>
    [
        "00", "FF", "C0", "C2", "C3",
        "CC 80", "CD 01 00", "CE 00 01 00 00", "CF 00 00 00 01 00 00 00 00",
        "D0 80", "D1 80 00", "D2 80 00 00 00", "D3 80 00 00 00 00 00 00 00",
        "CA 3F 80 00 00", "CB 3F F0 00 00 00 00 00 00", "A1 61", "D9 01 61", "DA 00 01 61", "DB 00 00 00 01 61",
        "C4 01 00", "C5 00 01 00", "C6 00 00 00 01 00", "D4 05 00", "D5 05 00 00", "D6 FF 00 00 00 00", "D7 05 00 00 00 00 00 00 00 00",
        "D8 05 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00", "C7 01 05 00", "C8 00 01 05 00", "C9 00 00 00 01 05 00",
        "92 01 91 02", "DC 00 01 01", "DD 00 00 00 01 01", "81 01 A1 61", "DE 00 01 01 02", "DF 00 00 00 01 01 02",
    ];

    [Theory]
    [MemberData(nameof(Values))]
    public void WhatALongerArrayHasMoreIsSkipped(string value)
    {
        OlderList list = Decode<OlderList>("msgpack", $"93 92 94 05 A4 66 69 76 65 {value} {value} 92 06 A3 73 69 78 09 {value}");

        Assert.Equal([(5, "five"), (6, "six")], list.Items!.Select(item => (item.Id, item.Name)));
        Assert.Equal(9, list.Last);
    }

    [Theory]
    [InlineData("90", 0, null, 0)]
    [InlineData("91 05", 5, null, 0)]
    [InlineData("92 05 A4 66 69 76 65", 5, "five", 0)]
    [InlineData("93 05 A4 66 69 76 65 07", 5, "five", 7)]
    public void AShorterArrayGivesDefaultsForTheRest(string bytes, int id, string? name, int added)
    {
        Newer newer = Decode<Newer>("msgpack", bytes);

        Assert.Equal((id, name, added, null, null), (newer.Id, newer.Name, newer.Added, newer.Note, newer.Parts));
    }

    [Theory]
    [InlineData("92 05 C0")]
    [InlineData("DC 00 02 CC 05 C0")]
    [InlineData("DD 00 00 00 02 CD 00 05 C0")]
    [InlineData("92 CE 00 00 00 05 C0")]
    [InlineData("92 CF 00 00 00 00 00 00 00 05 C0")]
    [InlineData("92 D0 05 C0")]
    [InlineData("92 D3 00 00 00 00 00 00 00 05 C0")]
    public void HeadersAndNumbersMayBeWiderThanNeeded(string bytes)
    {
        Older older = Decode<Older>("msgpack", bytes);

        Assert.Equal((5, null), (older.Id, older.Name));
    }

    // An error about text that is too long, or about another value than text, names the fault and its place.
    [Theory]
    [InlineData("msgpack", "92 05 A2 61", 2)]
    [InlineData("msgpack", "92 05 D9 FF 61", 2)]
    [InlineData("msgpack", "92 05 DB FF FF FF FF 61", 2)]
    [InlineData("msgpack", "92 05 07", 2)]
    [InlineData("msgpack-map", "81 A3 49 64", 1)]
    public void WhatIsNoTextIsDamageWhereItBegins(string format, string bytes, int offset)
    {
        WireFormatException damage = Assert.Throws<WireFormatException>(() => Decode<Older>(format, bytes));

        Assert.Equal(offset, damage.Offset);
        Assert.Contains("text that fits the rest of the input", damage.Message);
    }

    [Theory]
    [InlineData("91 C4 05 00")]
    [InlineData("91 C5 FF FF 00")]
    [InlineData("91 C6 7F FF FF FF 00")]
    [InlineData("91 C6 FF FF FF FB 00")]
    public void BytesThatReachBeyondTheMessageAreDamageWhereTheyBegin(string bytes)
    {
        WireFormatException damage = Assert.Throws<WireFormatException>(() => Decode<Blob>("msgpack", bytes));

        Assert.Equal(1, damage.Offset);
        Assert.Contains("bytes that fit the rest of the input", damage.Message);
    }

    [Theory]
    [InlineData("91 A2 FF 07")]
    [InlineData("91 D9 02 FF 07")]
    [InlineData("91 92 CC FF 07")]
    [InlineData("91 DC 00 02 CC FF CC 07")]
    public void BytesOfOldWritersAreRead(string bytes)
    {
        Assert.Equal([0xFF, 7], Decode<Blob>("msgpack", bytes).Data!);
        Witnesses.Explain<Blob>("msgpack", Hex.Bytes(bytes));
        Assert.Throws<WireFormatException>(() => Decode<Blob>("msgpack", bytes[..^3]));
    }

    [Theory]
    [InlineData("0f8fad5b-d9cb-469f-a165-70867728950e ")]
    [InlineData("0f8fad5b-d9cb-469f-a165-70867728950e0f8fad5b")]
    [InlineData("0f8fad5b-d9cb-469f-a165-70867728950")]
    [InlineData("0f8fad5bd9cb469fa16570867728950e")]
    public void TextThatIsNotAllOfAGuidIsDamage(string text)
    {
        string bytes = $"91 D9 {text.Length:X2} {Convert.ToHexString(Encoding.ASCII.GetBytes(text))}";

        WireFormatException damage = Assert.Throws<WireFormatException>(() => Decode<Ticket>("msgpack", bytes));

        Assert.Equal(1, damage.Offset);
        Assert.Contains("a Guid as 36 characters of text", damage.Message);
    }

    [Theory]
    [InlineData("msgpack", "92 C0 C0")]
    [InlineData("msgpack", "92 A1 61 C0")]
    [InlineData("msgpack", "92 CF 00 00 00 01 00 00 00 00 C0")]
    [InlineData("msgpack-map", "81 A2 49 64 C0")]
    public void AValueOfAnotherKindIsDamage(string format, string bytes) =>
        Assert.Throws<WireFormatException>(() => Decode<Older>(format, bytes));

    [Theory]
    [InlineData("82 A2 49 64 05 A4 4E 61 6D 65 A4 66 69 76 65")]
    [InlineData("82 A4 4E 61 6D 65 A4 66 69 76 65 A2 49 64 05")]
    [InlineData("DE 00 02 A4 4E 61 6D 65 D9 04 66 69 76 65 D9 02 49 64 05")]
    public void NamesMayComeInAnyOrder(string bytes)
    {
        Older older = Decode<Older>("msgpack-map", bytes);

        Assert.Equal((5, "five"), (older.Id, older.Name));
    }

    [Theory]
    [MemberData(nameof(Values))]
    public void AnUnknownNameIsSkippedWhereverItStands(string value)
    {
        string[] fields = ["A2 49 64 05", "A4 4E 61 6D 65 A4 66 69 76 65"];
        for (int at = 0; at <= fields.Length; at++)
        {
            Older older = Decode<Older>("msgpack-map", string.Join(' ', ["83", .. fields[..at], $"A1 78 {value}", .. fields[at..]]));
            Assert.Equal((5, "five"), (older.Id, older.Name));
        }
    }

    [Fact]
    public void MissingNamesAreDefaults()
    {
        Assert.Equal((0, null), Pair(Decode<Older>("msgpack-map", "80")));
        Assert.Equal((0, "a"), Pair(Decode<Older>("msgpack-map", "81 A4 4E 61 6D 65 A1 61")));
        Assert.Equal((5, null), Pair(Decode<Older>("msgpack-map", "81 A2 49 64 05")));
    }

    [Theory]
    [InlineData("82 A2 49 64 05 A2 49 64 06")]
    [InlineData("83 A4 4E 61 6D 65 A1 61 A2 49 64 05 A2 49 64 05")]
    public void ANameThatOccursTwiceIsDamage(string bytes) =>
        Assert.Throws<WireFormatException>(() => Decode<Older>("msgpack-map", bytes));

    private static (int Id, string? Name) Pair(Older older) => (older.Id, older.Name);

    private static T Decode<T>(string format, string bytes) => Witnesses.Decode<T>(format, Hex.Bytes(bytes));

    public sealed class Ticket { public Guid Id { get; set; } }

    public sealed class Blob { public byte[]? Data { get; set; } }
}
