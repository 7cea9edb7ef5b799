using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>The wire type of a value by its type. Constant to the JIT once the type is initialised.</summary>
internal static class ItemWire<TItem>
{
    public static readonly WireType Wire = MessageLayout.WireOf(TypeReader.ValueOf(typeof(TItem)).Kind);
}
