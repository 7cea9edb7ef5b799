namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>What arrays of several dimensions need.</summary>
internal static class DynamicTypes
{
    private static readonly Type[] Items =
    [
        typeof(bool), typeof(byte), typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(char), typeof(string), typeof(Guid),
        typeof(decimal), typeof(DateTime),
    ];

    /// <summary>The item type of an id, or null when it is none that reading gives back.</summary>
    public static Type? OfItem(int typeId, IgniteOptions options) =>
        typeId == DynamicCodes.ObjectTypeId ? typeof(object) : Items.FirstOrDefault(type => options.TypeId(type.FullName!) == typeId);

    /// <summary>The indexes of all items, the last dimension first.</summary>
    public static IEnumerable<int[]> Indexes(int[] lengths)
    {
        if (lengths.Contains(0))
        {
            yield break;
        }

        var at = new int[lengths.Length];
        for (int dimension = lengths.Length - 1; dimension >= 0;)
        {
            yield return at;
            for (dimension = lengths.Length - 1; dimension >= 0 && ++at[dimension] == lengths[dimension]; dimension--)
            {
                at[dimension] = 0;
            }
        }
    }
}
