namespace SerBench.Formats.Tests;

// A pair of the grid, bound to a type that is not known at compile time.
internal static class BoundPair
{
    // Null if the serializer refuses the type. Then it says why.
    public static IZooPair? Of(string serializer, Type type)
    {
        IZooPair pair = ZooBinding.Bind(serializer, type);
        if (pair.Refusal is not { } refused)
        {
            return pair;
        }

        Assert.False(string.IsNullOrWhiteSpace(refused.Reason), $"{serializer} refuses {type} without a reason");
        return null;
    }
}
