namespace SerBench.Formats.Tests.Protobuf;

// Fields that are unknown, out of order, repeated or written in another way (docs/formats/protobuf.md, "Reading").
public class ProtobufEvolutionTests
{
    private static readonly string[] BothDialects = ["protobuf", "proto3"];

    // Unknown fields of every wire type; the group has a group inside.
    private static readonly string[] UnknownFields =
    [
        "78 FF FF FF FF FF FF FF FF FF 01", "79 00 01 02 03 04 05 06 07", "7A 03 0A 01 41", "7A 00", "7B 08 01 83 01 84 01 12 01 42 7C",
        "7D 00 00 80 3F", "80 01 07",
    ];

    // The numbers 1 and 2.
    private static readonly string[] Forms =
        ["1A 02 01 02", "18 01 18 02", "18 01 1A 01 02", "1A 01 01 18 02", "1A 01 01 1A 00 1A 01 02", "18 01 08 00 18 02"];

    public static TheoryData<string> Dialects => [.. BothDialects];

    public static TheoryData<string, string> Unknown => InBothDialects(UnknownFields);

    public static TheoryData<string, string> Numbers => InBothDialects(Forms);

    [Theory]
    [MemberData(nameof(Unknown))]
    public void AnUnknownFieldIsSkippedWhereverItStands(string dialect, string unknown)
    {
        string[] fields = ["08 05", "12 04 66 69 76 65"];
        for (int at = 0; at <= fields.Length; at++)
        {
            Older older = Decode<Older>(dialect, string.Join(' ', fields[..at].Append(unknown).Concat(fields[at..])));
            Assert.Equal((5, "five"), (older.Id, older.Name));
        }
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void AKnownNumberInAnotherWireTypeIsUnknown(string dialect)
    {
        Older older = Decode<Older>(dialect, "0D 01 00 00 00 09 01 00 00 00 00 00 00 00 12 04 66 69 76 65 10 07");

        Assert.Equal((0, "five"), (older.Id, older.Name));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void FieldsMayComeInAnyOrder(string dialect)
    {
        Newer newer = Decode<Newer>(dialect, "32 02 08 06 29 00 00 00 00 00 00 E0 3F 22 01 6E 18 07 12 04 66 69 76 65 08 05 32 02 08 08");

        Assert.Equal((5, "five", 7, "n", 0.5), (newer.Id, newer.Name, newer.Added, newer.Note, newer.Maybe));
        Assert.Equal([6, 8], newer.Parts!.Select(part => part.Id));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void OfASingleFieldTheLastCounts(string dialect)
    {
        Newer newer = Decode<Newer>(
            dialect, "08 05 08 06 12 01 61 12 02 62 63 08 07 29 00 00 00 00 00 00 E0 3F 29 00 00 00 00 00 00 F0 3F 12 01 64");

        Assert.Equal((7, "d", 1.0), (newer.Id, newer.Name, newer.Maybe));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void AZeroThatComesLastCountsToo(string dialect)
    {
        Newer newer = Decode<Newer>(dialect, "08 05 08 00 12 01 61 12 00");

        Assert.Equal((0, ""), (newer.Id, newer.Name));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void OccurrencesOfANestedMessageAreMerged(string dialect)
    {
        Holder holder = Decode<Holder>(dialect, "0A 06 08 05 18 01 18 02 0A 07 12 01 61 1A 02 03 04 0A 02 08 06");

        Assert.Equal((6, "a"), (holder.Part!.Id, holder.Part.Name));
        Assert.Equal([1, 2, 3, 4], holder.Part.Numbers!);
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void OccurrencesBetweenOtherFieldsAreMergedToo(string dialect)
    {
        Holder holder = Decode<Holder>(dialect, "0A 02 08 05 10 09 0A 03 12 01 61");

        Assert.Equal((5, "a", 9), (holder.Part!.Id, holder.Part.Name, holder.Count));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void MessagesInARepeatedFieldAreNotMerged(string dialect)
    {
        OlderList list = Decode<OlderList>(dialect, "0A 02 08 05 0A 03 12 01 61");

        Assert.Equal([5, 0], list.Items!.Select(item => item.Id));
        Assert.Equal("a", list.Items![1].Name);
    }

    [Theory]
    [MemberData(nameof(Numbers))]
    public void NumbersArePackedOrOneByOneOrBoth(string dialect, string fields) =>
        Assert.Equal([1, 2], Decode<Part>(dialect, fields).Numbers!);

    [Theory]
    [MemberData(nameof(Dialects))]
    public void EntriesOfAMapAreCollectedAndTheLastValueOfAKeyCounts(string dialect)
    {
        Newer newer = Decode<Newer>(dialect, "3A 05 0A 01 61 10 01 3A 05 0A 01 62 10 02 08 05 3A 05 0A 01 61 10 03");

        Assert.Equal(new Dictionary<string, int> { ["a"] = 3, ["b"] = 2 }, newer.Counts);
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void InAnEntryFieldsAreReorderedRepeatedMissingAndUnknown(string dialect)
    {
        Newer newer = Decode<Newer>(
            dialect,
            "3A 05 10 01 0A 01 61 3A 0A 0A 01 62 10 02 10 03 0A 01 63 3A 03 0A 01 64 3A 02 10 04 3A 07 0A 01 65 1A 00 10 05");

        Assert.Equal(new Dictionary<string, int> { ["a"] = 1, ["c"] = 3, ["d"] = 0, [""] = 4, ["e"] = 5 }, newer.Counts);
    }

    [Theory]
    [InlineData("08")]
    [InlineData("00 00")]
    [InlineData("0E 00")]
    [InlineData("7B 08 01")]
    [InlineData("7B 83 01")]
    [InlineData("7C")]
    [InlineData("12 05 61")]
    public void WhatIsNoFieldIsDamage(string field)
    {
        Assert.Throws<WireFormatException>(() => Decode<Older>("protobuf", field));
        Assert.Throws<WireFormatException>(() => Decode<Older>("proto3", field));
    }

    private static TheoryData<string, string> InBothDialects(string[] messages) =>
        BothDialects.SelectMany(dialect => messages.Select(message => (dialect, message))).ToTheoryData();

    private static T Decode<T>(string dialect, string bytes) => Witnesses.Decode<T>(dialect, Hex.Bytes(bytes));

    public sealed class Part { public int Id { get; set; } public string? Name { get; set; } public List<int>? Numbers { get; set; } }

    public sealed class Holder { public Part? Part { get; set; } public int Count { get; set; } }
}
