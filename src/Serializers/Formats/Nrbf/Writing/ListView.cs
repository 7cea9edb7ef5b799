namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>
/// Shows a whole array as a list, to witnesses that know the items of lists: a list's array is written, and read, beyond the list's count.
/// </summary>
internal static class ListView<TItem>
{
    [ThreadStatic]
    private static List<TItem>? Kept;

    /// <summary>A list over the array, holding <paramref name="count"/> of its items.</summary>
    public static List<TItem> Rent(TItem[] items, int count)
    {
        List<TItem> list = Kept ?? [];
        Kept = null;
        PrivateState.OfList<TItem>.Items(list) = items;
        PrivateState.OfList<TItem>.Size(list) = count;
        return list;
    }

    public static void Return(List<TItem> list)
    {
        PrivateState.OfList<TItem>.Items(list) = [];
        PrivateState.OfList<TItem>.Size(list) = 0;
        Kept = list;
    }
}
