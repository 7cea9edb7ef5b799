using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>What is known of an item by its type. Constants to the JIT once the type is initialised.</summary>
internal static class Xbuf2ItemWire<TItem>
{
    private static readonly ValueShape Shape = TypeReader.ValueOf(typeof(TItem));

    public static readonly WireType Wire = Xbuf2MessageLayout.WireOf(Shape.Kind);

    public static readonly bool IsMessage = Shape.Kind == Kind.Object;

    /// <summary>The most that an item takes with its tag; 0 when there is no limit.</summary>
    public static readonly int Longest = LongestOf(Shape);

    private static int LongestOf(ValueShape item)
    {
        int value = item.Kind switch
        {
            Kind.Object when item.Type.IsValueType => Xbuf2MessageLayout.LongestShortMessage(item.Shape),
            Kind.Enum => Varint.MaxLength64,
            _ => Xbuf2MessageLayout.LongestOf(item),
        };
        return value == 0 ? 0 : Tag.MaxLength + 1 + value;
    }
}
