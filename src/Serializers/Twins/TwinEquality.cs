namespace SerBench.Serializers.Twins;

// Values are compared bit by bit, and null differs from empty.
public static class TwinEquality
{
    public static bool AreEqual(double left, double right) => BitConverter.DoubleToInt64Bits(left) == BitConverter.DoubleToInt64Bits(right);

    public static bool AreEqual(float left, float right) => BitConverter.SingleToInt32Bits(left) == BitConverter.SingleToInt32Bits(right);

    public static bool AreEqual(decimal left, decimal right) => decimal.GetBits(left).AsSpan().SequenceEqual(decimal.GetBits(right));

    public static bool AreEqual(DateTime left, DateTime right) => left.Ticks == right.Ticks && left.Kind == right.Kind;

    public static bool AreEqual(DateTimeOffset left, DateTimeOffset right) => left.EqualsExact(right);

    public static bool AreEqual<T>(T? left, T? right, Func<T, T, bool> areEqual)
        where T : struct => left is { } one && right is { } other ? areEqual(one, other) : left is null && right is null;

    // Items must have no padding.
    public static bool AreEqual<T>(T[]? left, T[]? right)
        where T : unmanaged => left is null || right is null
            ? left is null && right is null
            : MemoryMarshal.AsBytes(left.AsSpan()).SequenceEqual(MemoryMarshal.AsBytes(right.AsSpan()));

    public static bool AreEqual<T>(T[]? left, T[]? right, Func<T, T, bool> areEqual)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        bool equal = left.Length == right.Length;
        for (int i = 0; equal && i < left.Length; i++)
        {
            equal = areEqual(left[i], right[i]);
        }

        return equal;
    }

    public static bool AreEqual<T>(List<T>? left, List<T>? right, Func<T, T, bool> areEqual)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        bool equal = left.Count == right.Count;
        for (int i = 0; equal && i < left.Count; i++)
        {
            equal = areEqual(left[i], right[i]);
        }

        return equal;
    }

    // A set that was read back has the order in which it was written.
    public static bool AreEqual<T>(HashSet<T>? left, HashSet<T>? right, Func<T, T, bool> areEqual) =>
        left is null || right is null
            ? left is null && right is null
            : left.Count == right.Count && left.Zip(right).All(pair => areEqual(pair.First, pair.Second));

    public static bool AreEqual<T>(Array? left, Array? right, Func<T, T, bool> areEqual)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return Enumerable.Range(0, left.Rank).All(dimension => left.GetLength(dimension) == right.GetLength(dimension))
            && left.Cast<T>().Zip(right.Cast<T>()).All(pair => areEqual(pair.First, pair.Second));
    }

    public static bool AreEqual<TKey, T>(Dictionary<TKey, T>? left, Dictionary<TKey, T>? right, Func<T, T, bool> areEqual)
        where TKey : notnull
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Count == right.Count && left.All(entry => right.TryGetValue(entry.Key, out T? value) && areEqual(entry.Value, value));
    }
}
