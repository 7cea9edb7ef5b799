namespace SerBench.Serializers.Twins;

public static class TwinItems
{
    public static TTo? ConvertNullable<T, TTo>(T? value, Func<T, TTo> convert)
        where T : struct
        where TTo : struct => value is { } held ? convert(held) : null;

    public static HashSet<TTo>? ConvertSet<T, TTo>(HashSet<T>? items, Func<T, TTo> convert) => items?.Select(convert).ToHashSet();

    public static Dictionary<TKeyTo, TTo>? ConvertMap<TKey, T, TKeyTo, TTo>(
        Dictionary<TKey, T>? map, Func<TKey, TKeyTo> convertKey, Func<T, TTo> convert)
        where TKey : notnull
        where TKeyTo : notnull
    {
        if (map is null)
        {
            return null;
        }

        // Keys that are not converted keep their comparer.
        var converted = new Dictionary<TKeyTo, TTo>(map.Count, map.Comparer as IEqualityComparer<TKeyTo>);
        foreach ((TKey key, T value) in map)
        {
            converted.Add(convertKey(key), convert(value));
        }

        return converted;
    }
}
