namespace SerBench.Model;

// Leaves are compared bit by bit: a NaN equals itself, and 0.0 differs from -0.0.
internal static class Leaf
{
    public static bool Same(double left, double right) =>
        BitConverter.DoubleToUInt64Bits(left) == BitConverter.DoubleToUInt64Bits(right);

    public static bool Same(float left, float right) =>
        BitConverter.SingleToUInt32Bits(left) == BitConverter.SingleToUInt32Bits(right);

    public static bool Same<T>(IReadOnlyList<T>? left, IReadOnlyList<T>? right, Func<T, T, bool> same)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        if (left.Count != right.Count)
        {
            return false;
        }

        for (int i = 0; i < left.Count; i++)
        {
            if (!same(left[i], right[i]))
            {
                return false;
            }
        }

        return true;
    }

    public static bool Same(Dictionary<string, int>? left, Dictionary<string, int>? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Count == right.Count
            && left.All(entry => right.TryGetValue(entry.Key, out int value) && value == entry.Value);
    }
}
