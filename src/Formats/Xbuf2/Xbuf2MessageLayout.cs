using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>What the format decides of every type of message (docs/formats/xbuf2.md, "Values").</summary>
internal static class Xbuf2MessageLayout
{
    /// <summary>Of the key in an entry of a map.</summary>
    public const int KeyNumber = 1;

    /// <summary>Of the value in an entry of a map.</summary>
    public const int ValueNumber = 2;

    /// <summary>The longest value that is bounded: the 16 bytes of a Guid or a decimal behind their length.</summary>
    private const int LongestBlock = 1 + (2 * sizeof(ulong));

    /// <summary>What fits the room of a cursor behind a tag and a length, with what a store may overwrite beyond its value.</summary>
    private const int LongestShort = RoomCursor.Room - Tag.MaxLength - 1 - Varint.MaxLength64;

    public static WireType WireOf(Kind kind) => kind switch
    {
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.DateTime or Kind.TimeSpan or Kind.TimeOnly => WireType.Fixed64,
        Kind.Single => WireType.Fixed32,
        <= Kind.Char or Kind.Enum or Kind.DateOnly => WireType.Varint,
        _ => WireType.Length,
    };

    /// <summary>The most that a value takes behind its tag; 0 when there is no limit.</summary>
    public static int LongestOf(ValueShape value) => value.Kind switch
    {
        Kind.String or Kind.Object or Kind.Sequence or Kind.Map => 0,
        Kind.Enum when value.Type.IsDefined(typeof(FlagsAttribute), inherit: false) => 0,
        Kind.Guid or Kind.Decimal or Kind.DateTimeOffset => LongestBlock,
        _ => Varint.MaxLength64,
    };

    /// <summary>
    /// The most that a message takes whose values are all bounded, and so few that the room which is always free is enough for them; 0 for others.
    /// </summary>
    public static int LongestShortMessage(Shape shape)
    {
        int longest = shape.Fields.Sum(field => 1 + LongestOf(field.Value));
        return longest <= LongestShort && shape.Fields.All(field => LongestOf(field.Value) > 0 && Tag.Of(NumberOf(shape.Type, field), WireType.Fixed32) < 0x80)
            ? longest
            : 0;
    }

    /// <summary>The number of a field: the published one where there is one, else its place in the declaration.</summary>
    public static int NumberOf(Type type, Field field) => Xbuf2Numbers.Find(type)?.Invoke(field.Name) ?? field.Number;
}
