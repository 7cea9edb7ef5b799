namespace SerBench.Formats.Tests.Ignite;

// Equality of class-free values: their contents, and which of them are the same object.
internal static class GraphEqual
{
    // The path to the first difference, or null.
    public static string? Find(object? left, object? right) => Find(left, right, "$", new(ReferenceEqualityComparer.Instance));

    // Every object within a value.
    public static IEnumerable<IgniteObject> ObjectsIn(object? value)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var pending = new Stack<object?>([value]);
        while (pending.TryPop(out object? one))
        {
            if (one is null or string || !seen.Add(one))
            {
                continue;
            }

            if (one is IgniteObject some)
            {
                yield return some;
            }

            foreach (object? part in PartsOf(one))
            {
                pending.Push(part);
            }
        }
    }

    private static string? Find(object? left, object? right, string path, Dictionary<object, object> paired)
    {
        if (left is null || right is null)
        {
            return left == right ? null : $"{path}: {left ?? "null"} became {right ?? "null"}";
        }

        if (left is string or ValueType or IgniteEnum)
        {
            return Same(left, right) ? null : $"{path}: {left} ({left.GetType().Name}) became {right} ({right.GetType().Name})";
        }

        if (paired.TryGetValue(left, out object? partner))
        {
            return ReferenceEquals(partner, right) ? null : $"{path}: one object became two";
        }

        paired.Add(left, right);
        object?[] some = [.. PartsOf(left)];
        object?[] others = [.. PartsOf(right)];
        return some.Length != others.Length
            ? $"{path}: {some.Length} parts became {others.Length}"
            : some.Select((part, index) => Find(part, others[index], $"{path}[{index}]", paired))
                .FirstOrDefault(difference => difference is not null);
    }

    // Codes lose the signs of numbers, so numbers are compared by their bits.
    private static bool Same(object left, object right) => Bits(left) == Bits(right);

    private static string Bits(object value) => value switch
    {
        byte or sbyte => $"8 {unchecked((byte)Convert.ToInt16(value)):X}",
        short or ushort => $"16 {unchecked((ushort)Convert.ToInt32(value)):X}",
        int or uint => $"32 {unchecked((uint)Convert.ToInt64(value)):X}",
        long one => $"64 {one:X}",
        ulong one => $"64 {one:X}",
        float one => $"float {BitConverter.SingleToUInt32Bits(one):X}",
        double one => $"double {BitConverter.DoubleToUInt64Bits(one):X}",
        decimal one => string.Join(' ', decimal.GetBits(one)),
        DateTime one => $"{one.Ticks} {one.Kind}",
        char one => $"char {(int)one}",
        _ => $"{value.GetType().Name} {value}",
    };

    private static IEnumerable<object?> PartsOf(object value) => value switch
    {
        IgniteObject one => one.Fields.SelectMany(field => (object?[])[field.Key.ToUpperInvariant(), field.Value]).Concat(one.Raw),
        IgniteArray one => one.Items,
        IDictionary map => map.Keys.Cast<object?>().SelectMany(key => (object?[])[key, map[key!]]),
        IEnumerable items and not string => items.Cast<object?>(),
        _ => [],
    };
}
