using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>How a value that stands alone, or an item, is encoded.</summary>
internal static class ValueWire
{
    public static WireType Of(ValueShape value) => value.Kind switch
    {
        <= Kind.Char or Kind.Enum or Kind.DateOnly or Kind.TimeOnly => WireType.Varint,
        Kind.Single => WireType.Fixed32,
        Kind.Double => WireType.Fixed64,
        _ => WireType.Length,
    };
}
