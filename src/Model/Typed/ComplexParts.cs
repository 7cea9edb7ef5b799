namespace SerBench.Model;

internal static class ComplexParts
{
    private const int MostEntries = 4;

    public static NestedObject MakeNested(int s) => new() { Id = 100 + s, Name = $"Nested{s}", Value = 1.23 + s };

    public static Dictionary<string, int> MakeData(int s) => new() { ["count"] = 5 + s, ["version"] = 2 + s };

    public static NestedObject DrawNested(ref SplitMix64 random, TextKind text) =>
        new() { Id = random.NextNatural(), Name = text.Draw(ref random), Value = random.NextDouble() * 1000 };

    public static Dictionary<string, int> DrawData(ref SplitMix64 random, TextKind text)
    {
        var data = new Dictionary<string, int>();
        for (int count = random.Next(MostEntries + 1); count > 0; count--)
        {
            data[text.Draw(ref random)] = random.NextNatural();
        }

        return data;
    }

    public static bool AreEqual(NestedObject? left, NestedObject? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id && left.Name == right.Name && Leaf.Same(left.Value, right.Value);
    }

    public static void Touch(ref TouchSum sum, NestedObject? nested)
    {
        sum.Add(nested is not null);
        if (nested is not null)
        {
            sum.Add(nested.Id);
            sum.Add(nested.Name);
            sum.Add(nested.Value);
        }
    }

    public static void Touch(ref TouchSum sum, Dictionary<string, int>? data)
    {
        sum.Add(data?.Count ?? -1);
        if (data is not null)
        {
            // A format may return entries in another order.
            ulong entries = 0;
            foreach ((string key, int value) in data)
            {
                var entry = new TouchSum();
                entry.Add(key);
                entry.Add(value);
                entries += entry.Value;
            }

            sum.Add(entries);
        }
    }
}
