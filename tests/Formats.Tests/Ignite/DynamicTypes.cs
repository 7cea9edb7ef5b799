namespace SerBench.Formats.Tests.Ignite;

// The parts of arrays of several dimensions.
internal static class DynamicTypes
{
    // The item type id of an array that may hold any object.
    public const int ObjectTypeId = -1;

    private static readonly Type[] Items =
    [
        typeof(bool), typeof(byte), typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(char), typeof(string),
        typeof(Guid), typeof(decimal), typeof(DateTime),
    ];

    // The item type of a type id, or null if reading never returns such items.
    public static Type? OfItem(int typeId, IgniteOptions options) =>
        typeId == ObjectTypeId ? typeof(object) : Items.FirstOrDefault(type => options.TypeId(type.FullName!) == typeId);

    // The indexes of all items; the last dimension changes fastest.
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
