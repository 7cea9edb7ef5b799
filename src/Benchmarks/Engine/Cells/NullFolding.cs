using System.Collections;
using SerBench.Formats.Values;

namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>
/// Recognises folds: some official libraries on purpose read null text and collections back as empty, or the reverse. The search is slow and
/// uses reflection, so it runs only on a value that came back different.
/// </summary>
public static class NullFolding
{
    /// <summary>The path of the first fold; null if the values differ in anything else.</summary>
    public static string? Find<T>(T expected, T actual)
    {
        string? first = null;
        return expected is not null && actual is not null && AreFieldsEqual(Shape.Of<T>(), typeof(T).Name, expected, actual, ref first)
            ? first
            : null;
    }

    private static bool AreFieldsEqual(Shape shape, string path, object expected, object actual, ref string? first)
    {
        foreach (Field field in shape.Fields)
        {
            if (!AreEqualButForFolds(
                field.Value, $"{path}.{field.Name}", field.Member.GetValue(expected), field.Member.GetValue(actual), ref first))
            {
                return false;
            }
        }

        return true;
    }

    private static bool AreEqualButForFolds(ValueShape shape, string path, object? expected, object? actual, ref string? first)
    {
        (expected, actual) = (Surrogate.Carry(shape, expected, isStrict: false), Surrogate.Carry(shape, actual, isStrict: false));
        if (expected is null || actual is null)
        {
            if (ReferenceEquals(expected, actual))
            {
                return true;
            }

            first ??= path;
            return IsEmpty(shape, expected ?? actual!);
        }

        switch (shape.Kind)
        {
            case Kind.Object:
                return AreFieldsEqual(shape.Shape, path, expected, actual, ref first);
            case Kind.Sequence:
                return AreItemsEqual(shape.Item!, path, [.. Items(expected)], [.. Items(actual)], ref first);
            case Kind.Map:
                return AreEntriesEqual(shape.Value!, path, (IDictionary)expected, (IDictionary)actual, ref first);
            default:
                return expected.Equals(actual);
        }
    }

    private static bool AreItemsEqual(ValueShape item, string path, object?[] expected, object?[] actual, ref string? first)
    {
        bool areEqual = expected.Length == actual.Length;
        for (int i = 0; areEqual && i < expected.Length; i++)
        {
            areEqual = AreEqualButForFolds(item, path + "[]", expected[i], actual[i], ref first);
        }

        return areEqual;
    }

    private static bool AreEntriesEqual(ValueShape value, string path, IDictionary expected, IDictionary actual, ref string? first)
    {
        bool areEqual = expected.Count == actual.Count;
        foreach (object key in expected.Keys)
        {
            areEqual = areEqual && actual.Contains(key) && AreEqualButForFolds(value, path + "[]", expected[key], actual[key], ref first);
        }

        return areEqual;
    }

    private static IEnumerable<object?> Items(object sequence) => ((IEnumerable)sequence).Cast<object?>();

    private static bool IsEmpty(ValueShape shape, object value) =>
        shape.Kind is Kind.String or Kind.Sequence or Kind.Map && !Items(value).Any();
}
