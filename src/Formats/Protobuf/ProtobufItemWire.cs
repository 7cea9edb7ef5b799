using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>How the items of a repeated field are encoded. Constants to the JIT once the type is initialised.</summary>
internal static class ProtobufItemWire<TItem>
{
    public static readonly WireType Wire =
        typeof(TItem) == typeof(float) ? WireType.Fixed32
        : typeof(TItem) == typeof(double) ? WireType.Fixed64
        : typeof(TItem).IsEnum || IsInteger(typeof(TItem)) ? WireType.Varint
        : WireType.Length;

    /// <summary>Whether the items stand one after the other in one field.</summary>
    public static readonly bool IsPacked = Wire != WireType.Length;

    private static bool IsInteger(Type type) =>
        Type.GetTypeCode(type) is >= TypeCode.Boolean and <= TypeCode.UInt64 || type == typeof(DateOnly) || type == typeof(TimeOnly);
}
