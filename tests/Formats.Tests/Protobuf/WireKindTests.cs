namespace SerBench.Formats.Tests.Protobuf;

// Members that are not encoded as usual (docs/formats/protobuf.md, "Kinds"), with every access, against bytes by hand.
public class WireKindTests
{
    // A field a line: its number, then what the specification says.
    private const string Message = """
        08 05
        10 01
        1D 01000000
        21 FEFFFFFFFFFFFFFF
        2A 03 01 8001
        30 01 30 02
        3A 08 01000000 FFFFFFFF
        42 0E 0D 05000000 11 0600000000000000
        4A 04 08 01 10 03
        51 000000000000F03F 51 0000000000000040
        5D 00000000
        60 02
        68 00
        """;

    public static TheoryData<string> Modes =>
    [
        .. from access in new[] { "reflection", "delegates", "accessors", "compiled", "generated" }
           from format in new[] { "proto3", "protobuf" }
           select $"{format}/{access}",
    ];

    [Theory]
    [MemberData(nameof(Modes))]
    public void EachKindHasItsBytesInAnyOrder(string mode)
    {
        byte[][] fields = [.. Message.Split('\n', StringSplitOptions.TrimEntries).Select(Hex.Bytes)];
        byte[] message = Join(fields);

        var read = Witnesses.Decode<Kinds>(mode, message);
        Assert.Equal((-3, -1L, 1U, -2L, 0, 0), (read.Small, read.Long, read.Fixed, read.Signed, read.Present, read.Required));
        Assert.Equal([-1, 64], read.Packed!);
        Assert.Equal([1, 2], read.Unpacked!);
        Assert.Equal([1, -1], read.Block!);
        Assert.Equal([KeyValuePair.Create(5U, 6UL)], read.FixedMap!);
        Assert.Equal([KeyValuePair.Create(-1L, -2)], read.SignedMap!);
        Assert.Equal([1, 2], read.Doubles!);
        Assert.Equal([Level.High], read.Levels!);
        Assert.Equal(message, Witnesses.Encode(mode, read));
        Assert.Equal(message, Witnesses.Encode(mode, Witnesses.Decode<Kinds>(mode, Join(fields.Reverse()))));

        // Repeated numbers may come in the other form, and both mixed.
        Assert.Equal([1, 2, 3], Witnesses.Decode<Kinds>(mode, Hex.Bytes("32 02 01 02 30 03")).Unpacked!);
        Assert.Equal([1, -1], Witnesses.Decode<Kinds>(mode, Hex.Bytes("3D 01000000 3D FFFFFFFF")).Block!);
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Kinds>(mode, Hex.Bytes("3A 07 01000000 FFFFFF")));
        Witnesses.Explain<Kinds>(mode, message);
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void TheLastMemberOfAOneofClearsTheOthers(string mode)
    {
        (string Message, (int? Number, string? Text, int? Inner, int After) Read)[] cases =
        [
            ("08 00", (0, null, null, 0)),
            ("12 00", (null, "", null, 0)),
            ("08 07 12 01 61 30 02", (null, "a", null, 2)),
            ("12 01 61 08 07 30 02", (7, null, null, 2)),
            ("1A 02 08 05 08 07", (7, null, null, 0)),
            ("08 07 1A 02 08 05", (null, null, 5, 0)),
            ("1A 02 08 05 1A 00", (null, null, 5, 0)),
            ("1A 02 08 05 08 07 1A 00", (null, null, 0, 0)),
            ("08 07 10 01", (7, null, null, 0)),
        ];
        Assert.All(cases, one =>
        {
            Choice read = Witnesses.Decode<Choice>(mode, Hex.Bytes(one.Message));
            Assert.Equal(one.Read, (read.Number, read.Text, read.Inner?.Value, read.After));

            // The same inside another message.
            byte[] inner = Hex.Bytes(one.Message);
            Choice nested = Witnesses.Decode<Choice>(mode, [0x22, (byte)inner.Length, .. inner, 0x08, 9]).Nested!;
            Assert.Equal(one.Read, (nested.Number, nested.Text, nested.Inner?.Value, nested.After));
        });

        Assert.Equal(Hex.Bytes("12 00 22 02 08 00"), Witnesses.Encode(mode, new Choice { Text = "", Nested = new Choice { Number = 0 } }));
        var two = new Choice { Number = 1, Text = "a" };
        Assert.Throws<UnsupportedValueException>(() => Witnesses.Encode(mode, new Choice { Text = "", Inner = new Number() }));
        Assert.Throws<UnsupportedValueException>(() => Witnesses.Encode(mode, new Choice { Nested = two }));
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void UnknownFieldsAreKept(string mode)
    {
        byte[] inner = Hex.Bytes("08 01 10 05 38 06");
        byte[] message = [0x10, 4, 0x08, 1, 0x1A, (byte)inner.Length, .. inner, 0x2B, 0x08, 1, 0x2C, 0x0D, 1, 0, 0, 0, 0x3A, 1, 0x61];

        Keeper read = Witnesses.Decode<Keeper>(mode, message);

        Assert.Equal((1, 1), (read.Value, read.Inner!.Value));
        Assert.Equal(Hex.Bytes("10 05 38 06"), read.Inner.Others!);
        Assert.Equal(Hex.Bytes("10 04 2B 08 01 2C 0D 01000000 3A 01 61"), read.Others!);
        Assert.Equal([0x08, 1, 0x1A, 6, .. inner, .. read.Others!], Witnesses.Encode(mode, read));
        Assert.Null(Witnesses.Decode<Keeper>(mode, [0x08, 1]).Others);
        Assert.Throws<UnsupportedValueException>(() => Witnesses.Encode(mode, new Keeper { Others = [0x0A, 9] }));
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void TextThatMayBeNullTellsNullFromEmpty(string mode)
    {
        Texts read = Witnesses.Decode<Texts>(mode, Witnesses.Encode(mode, new Texts { Maybe = "", Bytes = [], Never = "" }));
        Assert.Equal(("", "", 0), (read.Maybe, read.Never ?? "", read.Bytes!.Length));

        Texts empty = Witnesses.Decode<Texts>(mode, Witnesses.Encode(mode, new Texts()));
        Assert.Equal((null, "", null), (empty.Maybe, empty.Never ?? "", empty.Bytes));
        bool isProto3 = mode.StartsWith("proto3/", StringComparison.Ordinal);
        Assert.Equal(isProto3 ? [] : [0x12, 0], Witnesses.Encode(mode, new Texts { Never = "" }));
    }

    [Fact]
    public void AttributesOfProtobufNetSayTheSame() =>
        Assert.Equal(
            [WireKind.ZigZag, WireKind.Fixed, WireKind.Usual, WireKind.ZigZag | WireKind.FixedKey],
            Shape.Of<Attributed>().Fields.Select(field => field.Wire.Kind));

    [Theory]
    [InlineData(typeof(Wrong<string, Level>), "A")]
    [InlineData(typeof(Wrong<uint, uint>), "A")]
    [InlineData(typeof(Wrong<int, short>), "B")]
    [InlineData(typeof(WrongUnpacked), "A")]
    [InlineData(typeof(WrongUnknown), "A")]
    [InlineData(typeof(WrongOneof), "A")]
    [InlineData(typeof(WrongKey), "A")]
    public void AnAttributeThatDoesNotFitIsRefused(Type type, string member)
    {
        IZooPair pair = ZooBinding.Bind("proto3/compiled", type);

        Assert.Contains($"the attribute of {member} does not fit", pair.Refusal!.ToString());
    }

    private static byte[] Join(IEnumerable<byte[]> parts) => [.. parts.SelectMany(part => part)];
}

public enum Level { Low, High = 2 }

[GenerateBinarizer]
public sealed class Kinds
{
    [FieldNumber(1), Wire(WireKind.ZigZag)]
    public int Small { get; set; }

    [FieldNumber(2), Wire(WireKind.ZigZag)]
    public long Long { get; set; }

    [FieldNumber(3), Wire(WireKind.Fixed)]
    public uint Fixed { get; set; }

    [FieldNumber(4), Wire(WireKind.Fixed)]
    public long Signed { get; set; }

    [FieldNumber(5), Wire(WireKind.ZigZag)]
    public int[]? Packed { get; set; }

    [FieldNumber(6), Wire(WireKind.Unpacked)]
    public List<int>? Unpacked { get; set; }

    [FieldNumber(7), Wire(WireKind.Fixed)]
    public int[]? Block { get; set; }

    [FieldNumber(8), Wire(WireKind.Fixed | WireKind.FixedKey)]
    public Dictionary<uint, ulong>? FixedMap { get; set; }

    [FieldNumber(9), Wire(WireKind.ZigZag | WireKind.ZigZagKey)]
    public Dictionary<long, int>? SignedMap { get; set; }

    [FieldNumber(10), Wire(WireKind.Unpacked)]
    public double[]? Doubles { get; set; }

    [FieldNumber(11), Wire(WireKind.Fixed)]
    public int? Present { get; set; }

    [FieldNumber(12), Wire(WireKind.Unpacked)]
    public List<Level>? Levels { get; set; }

    [FieldNumber(13), Wire(WireKind.Required)]
    public int Required { get; set; }
}

[GenerateBinarizer]
public sealed class Choice
{
    [FieldNumber(1), Wire(OneOf = "choice")]
    public int? Number { get; set; }

    [FieldNumber(2), Wire(OneOf = "choice")]
    public string? Text { get; set; }

    [FieldNumber(3), Wire(OneOf = "choice")]
    public Number? Inner { get; set; }

    [FieldNumber(4)]
    public Choice? Nested { get; set; }

    [FieldNumber(6)]
    public int After { get; set; }
}

[GenerateBinarizer]
public sealed class Number
{
    [FieldNumber(1)]
    public int Value { get; set; }
}

[GenerateBinarizer]
public sealed class Keeper
{
    [FieldNumber(1)]
    public int Value { get; set; }

    [FieldNumber(3)]
    public Keeper? Inner { get; set; }

    [FieldNumber(536_870_911), Wire(WireKind.Unknown)]
    public byte[]? Others { get; set; }
}

[GenerateBinarizer]
public sealed class Texts
{
    public string? Maybe { get; set; }

    public string Never { get; set; } = null!;

    public byte[]? Bytes { get; set; }
}

[GenerateBinarizer, ProtoBuf.ProtoContract]
public sealed class Attributed
{
    [ProtoBuf.ProtoMember(1, DataFormat = ProtoBuf.DataFormat.ZigZag)]
    public int A { get; set; }

    [ProtoBuf.ProtoMember(2, DataFormat = ProtoBuf.DataFormat.FixedSize)]
    public int[]? B { get; set; }

    [ProtoBuf.ProtoMember(3)]
    public int C { get; set; }

    [ProtoBuf.ProtoMember(4), ProtoBuf.ProtoMap(KeyFormat = ProtoBuf.DataFormat.FixedSize, ValueFormat = ProtoBuf.DataFormat.ZigZag)]
    public Dictionary<int, int>? D { get; set; }
}

public sealed class Wrong<TA, TB>
{
    [Wire(WireKind.ZigZag)]
    public TA? A { get; set; }

    [Wire(WireKind.Fixed)]
    public TB? B { get; set; }
}

public sealed class WrongUnpacked
{
    [Wire(WireKind.Unpacked)]
    public string? A { get; set; }
}

public sealed class WrongUnknown
{
    [Wire(WireKind.Unknown)]
    public string? A { get; set; }
}

public sealed class WrongOneof
{
    [Wire(OneOf = "choice")]
    public int A { get; set; }
}

public sealed class WrongKey
{
    [Wire(WireKind.FixedKey)]
    public Dictionary<string, int>? A { get; set; }
}
