namespace SerBench.Formats.Tests.FlatBuffers;

// The mapping of each kind, as docs/formats/flatbuffers.md states it: the bytes of a table's only field.
public class FlatBuffersMappingTests
{
    private static readonly DateTime Noon = new(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc);

    [Fact]
    public void Numbers()
    {
        Assert.Equal([1], Field(true));
        Assert.Equal([0xFE], Field((sbyte)-2));
        Assert.Equal([0x02, 0x01], Field((ushort)0x102));
        Assert.Equal([0x41, 0x26], Field('\u2641'));
        Assert.Equal([0xFF, 0xFF, 0xFF, 0xFF], Field(-1));
        Assert.Equal(BitConverter.GetBytes(1.5f), Field(1.5f));
        Assert.Equal(BitConverter.GetBytes(-0.0), Field(-0.0));
        Assert.Equal(BitConverter.GetBytes(ulong.MaxValue - 1), Field(ulong.MaxValue - 1));
        Assert.Equal([3, 0], Field(Shade.Dark));
    }

    [Fact]
    public void AGuidIsTwoNumbersInTheOrderOfMemory()
    {
        var guid = new Guid("01234567-89ab-cdef-0123-456789abcdef");

        Assert.Equal(guid.ToByteArray(), Field(guid));
    }

    [Fact]
    public void ADecimalIsFlagsAndNumber()
    {
        byte[] bytes = Field(-1.23m);

        Assert.Equal([0, 0, 2, 0x80, 0, 0, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0], bytes);
        Assert.Equal(decimal.MinValue, Back(decimal.MinValue));
        Assert.Equal(decimal.GetBits(1.000m), decimal.GetBits(Back(1.000m)));
    }

    [Fact]
    public void DatesAndTimes()
    {
        Assert.Equal(BitConverter.GetBytes(Noon.Ticks | (1L << 62)), Field(Noon));
        Assert.Equal(BitConverter.GetBytes(TimeSpan.MinValue.Ticks), Field(TimeSpan.MinValue));
        Assert.Equal(BitConverter.GetBytes(DateOnly.FromDateTime(Noon).DayNumber), Field(DateOnly.FromDateTime(Noon)));
        Assert.Equal(BitConverter.GetBytes(TimeOnly.FromDateTime(Noon).Ticks), Field(TimeOnly.FromDateTime(Noon)));
        foreach (DateTimeKind kind in Enum.GetValues<DateTimeKind>())
        {
            DateTime back = Back(new DateTime(Noon.Ticks, kind));
            Assert.Equal((Noon.Ticks, kind), (back.Ticks, back.Kind));
        }
    }

    [Fact]
    public void ADateWithAnOffsetIsUtcAndMinutes()
    {
        var date = new DateTimeOffset(Noon.Ticks, TimeSpan.FromMinutes(-90));

        Assert.Equal([.. BitConverter.GetBytes(date.UtcTicks), .. BitConverter.GetBytes((short)-90), 0, 0, 0, 0, 0, 0], Field(date));
        Assert.Equal((date.Ticks, date.Offset), (Back(date).Ticks, Back(date).Offset));
        Assert.Equal(DateTimeOffset.MaxValue, Back(DateTimeOffset.MaxValue));
    }

    [Fact]
    public void AStructOfNumbersIsAStructWithZerosBetween() =>
        Assert.Equal([7, 0, 0, 0, 0, 0, 0xC0, 0x3F, 9, 0, 0, 0], Field(new Padded { Small = 7, Large = 1.5f, Last = 9 }));

    [Fact]
    public void AStructAtTheRootIsPutInATable() => Assert.Equal(new Point(3, 4), Flat.RoundTrip(new Point(3, 4)));

    [Fact]
    public void ATableOfMoreThan64MembersHasAVTableOfItsOwn()
    {
        Wide[] back = Back<Wide[]>([new Wide { F00 = "first", F65 = "last" }, new Wide { F64 = "" }]);

        Assert.Equal(("first", null, "last"), (back[0].F00, back[0].F64, back[0].F65));
        Assert.Equal((null, "", null), (back[1].F00, back[1].F64, back[1].F65));
    }

    [Fact]
    public void NullInAVectorIsRefused()
    {
        Assert.Throws<UnsupportedValueException>(() => Back<string?[]>(["a", null]));
        Assert.Throws<UnsupportedValueException>(() => Back<List<Box<int>?>>([null]));
        Assert.Equal("Box`1.Value: a vector of FlatBuffers cannot hold null", Flat.Refusal<Box<int?[]>>());
        Assert.Equal("Box`1.Value[value]: a vector of FlatBuffers cannot hold null", Flat.Refusal<Box<Dictionary<int, List<Guid?>>>>());
    }

    [Fact]
    public void ANullRootIsRefused() => Assert.Throws<UnsupportedValueException>(() => Flat.Encode<Box<int>>(null!));

    // The bytes of the only field of a table. The table starts at 4, the field behind its vtable's offset.
    private static byte[] Field<T>(T value)
    {
        byte[] message = Flat.Encode(new Box<T> { Value = value });
        int vtable = 4 - BitConverter.ToInt32(message, 4);
        int size = BitConverter.ToUInt16(message, vtable + 2);
        Assert.Equal(4, BitConverter.ToUInt16(message, vtable + 4));
        Assert.Equal(value, Flat.RoundTrip(new Box<T> { Value = value }).Value);
        return message[8..(4 + size)];
    }

    private static T Back<T>(T value) => Flat.RoundTrip(new Box<T> { Value = value }).Value!;

    public enum Shade : short { Dark = 3 }

    public readonly record struct Point(int X, long Y);

    public record struct Padded { public byte Small { get; set; } public float Large { get; set; } public short Last { get; set; } }

    public sealed class Wide
    {
        public string? F00, F01, F02, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, F13, F14, F15, F16, F17, F18, F19, F20, F21;
        public string? F22, F23, F24, F25, F26, F27, F28, F29, F30, F31, F32, F33, F34, F35, F36, F37, F38, F39, F40, F41, F42, F43;
        public string? F44, F45, F46, F47, F48, F49, F50, F51, F52, F53, F54, F55, F56, F57, F58, F59, F60, F61, F62, F63, F64, F65;
    }
}
