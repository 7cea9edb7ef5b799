namespace SerBench.Formats.Nrbf.Writing;

/// <summary>
/// Shows a whole array as a list to witnesses that know the items of lists: a list's array is written beyond the list's count.
/// </summary>
internal static class ListView<TItem>
{
    [ThreadStatic]
    private static List<TItem>? Kept;

    /// <summary>A list of all that the array holds.</summary>
    public static List<TItem> Rent(TItem[] items)
    {
        List<TItem> list = Kept ?? [];
        Kept = null;
        PrivateState.OfList<TItem>.Items(list) = items;
        PrivateState.OfList<TItem>.Size(list) = items.Length;
        return list;
    }

    public static void Return(List<TItem> list)
    {
        PrivateState.OfList<TItem>.Items(list) = [];
        PrivateState.OfList<TItem>.Size(list) = 0;
        Kept = list;
    }
}
