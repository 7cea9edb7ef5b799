using SerBench.Formats.Contracts;

namespace SerBench.Formats.Dense;

/// <summary>What is known of items by their type.</summary>
internal static class DenseItem<TItem>
{
    /// <summary>The fewest bytes an item takes: how many can be there is known before room for them is allocated.</summary>
    public static readonly int MinLength = DenseShape.MinItemLength(TypeReader.ValueOf(typeof(TItem)));

    /// <summary>The bytes of a struct that always takes the same; 0 for all other items.</summary>
    public static readonly int FixedLength = DenseShape.FixedItemLength(TypeReader.ValueOf(typeof(TItem)));
}
