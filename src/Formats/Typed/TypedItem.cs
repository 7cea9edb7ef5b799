using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary>What is known of items by their type.</summary>
internal static class TypedItem<TLayout, TItem>
    where TLayout : struct, ITypedLayout
{
    public static readonly int MinLength = TypedSizes.MinItemLength(TypeReader.ValueOf(typeof(TItem)), TLayout.HasMarkers);
}
