using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Formats.Tests.Grid;

// Every kind of value survives the formats of public libraries.
public class ZooTests
{
    private static readonly JsonSerializerOptions Json = new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals };

    public static TheoryData<string> Formats => ["protobuf", "proto3", "msgpack", "msgpack-map", "xbuf2", "fixed"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void EveryKindOfValueComesBack(string format)
    {
        Zoo zoo = Zoo.Full();
        byte[] bytes = Witnesses.Encode(format, zoo);
        Zoo back = Witnesses.Decode<Zoo>(format, bytes);

        Assert.Equal(bytes, Witnesses.Encode(format, back));
        Assert.Equal(ToJson(Fold(format, zoo)), ToJson(Fold(format, back)));
        Assert.Equal(BitConverter.SingleToInt32Bits(zoo.Single), BitConverter.SingleToInt32Bits(back.Single));
        Assert.Equal(zoo.DateTime.Kind, back.DateTime.Kind);
        Assert.Equal(zoo.Decimal.Scale, back.Decimal.Scale);
        Assert.Equal(0, back.Maybe);
        Assert.Equal(Guid.Empty, back.MaybeGuid);
        Assert.NotNull(back.MaybePoint);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void DefaultsComeBack(string format)
    {
        byte[] bytes = Witnesses.Encode(format, new Zoo { DateTime = DateTime.SpecifyKind(default, DateTimeKind.Utc) });
        Zoo back = Witnesses.Decode<Zoo>(format, bytes);

        Assert.Equal(bytes, Witnesses.Encode(format, back));
        Assert.Null(back.Maybe);
        Assert.Null(back.MaybeGuid);
        Assert.Null(back.MaybePoint);
        Assert.Null(back.Inner);
        Assert.Equal(default, back.DateTime.Ticks);
        Assert.Equal(default, back.DateTimeOffset);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void EveryTruncationIsRefusedOrReadsAsAShorterMessage(string format)
    {
        byte[] bytes = Witnesses.Encode(format, Zoo.Full());
        int accepted = 0;
        for (int length = 0; length < bytes.Length; length++)
        {
            try
            {
                Witnesses.Decode<Zoo>(format, bytes[..length]);
                accepted++;
            }
            catch (WireFormatException)
            {
            }
        }

        // A message of tagged fields may end after any of them. The other formats state the length in advance.
        Assert.Equal(format is "protobuf" or "proto3" or "xbuf2", accepted > 0);
    }

    private static string ToJson(Zoo zoo) => JsonSerializer.Serialize(zoo, Json);

    // If null and empty text are the same, inner names are compared as empty.
    private static Zoo Fold(string format, Zoo zoo)
    {
        if (format == "proto3")
        {
            foreach (Inner inner in zoo.Inners!.Concat(zoo.Map!.Values))
            {
                inner.Name ??= "";
            }
        }

        return zoo;
    }
}
