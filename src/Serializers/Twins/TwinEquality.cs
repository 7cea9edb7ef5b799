namespace SerBench.Serializers.Twins;

/// <summary>Equality of the members of twins, as for models: bit by bit, and null differs from empty.</summary>
public static class TwinEquality
{
    public static bool AreEqual(double left, double right) => BitConverter.DoubleToInt64Bits(left) == BitConverter.DoubleToInt64Bits(right);

    public static bool AreEqual(float left, float right) => BitConverter.SingleToInt32Bits(left) == BitConverter.SingleToInt32Bits(right);

    public static bool AreEqual(int[]? left, int[]? right) =>
        left is null || right is null ? left is null && right is null : left.AsSpan().SequenceEqual(right);

    public static bool AreEqual(List<string>? left, List<string>? right) =>
        left is null || right is null ? left is null && right is null : left.SequenceEqual(right);

    public static bool AreEqual(Dictionary<string, int>? left, Dictionary<string, int>? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Count == right.Count && left.All(entry => right.TryGetValue(entry.Key, out int value) && value == entry.Value);
    }

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
}
