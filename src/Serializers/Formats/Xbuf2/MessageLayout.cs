using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>What the format decides of every type of message (docs/formats/xbuf2.md, "Values").</summary>
internal static class MessageLayout
{
    /// <summary>The longest value of fixed width: the 16 bytes of a Guid or a decimal behind their length.</summary>
    public const int LongestValue = 1 + (2 * sizeof(ulong));

    /// <summary>A tag and a value, text and nested data apart.</summary>
    public const int LongestField = Tag.MaxLength + LongestValue;

    /// <summary>What one store may overwrite beyond the value it stores.</summary>
    public const int Slack = Varint.MaxLength64;

    public static WireType WireOf(Kind kind) => kind switch
    {
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.DateTime or Kind.TimeSpan or Kind.TimeOnly => WireType.Fixed64,
        Kind.Single => WireType.Fixed32,
        <= Kind.Char or Kind.Enum or Kind.DateOnly => WireType.Varint,
        _ => WireType.Length,
    };

    /// <summary>The number of a field: that of the published model where there is one, else its place in the declaration.</summary>
    public static int NumberOf(Type type, Field field) => type == typeof(Car) ? CarFields.NumberOf(field.Name) : field.Number;
}
