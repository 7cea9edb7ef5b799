using SerBench.Formats.Values;

namespace SerBench.Engine.Cells;

// Some libraries read null text and collections as empty, or the reverse. This comparison is slow, so it runs only on values that a strict
// comparison found different.
public sealed class NullFolding
{
    private const string Null = "null";
    private const string Empty = "empty";

    private readonly HashSet<string> _places = [];
    private readonly SortedSet<(string From, string Kind)> _folds = [];
    private readonly HashSet<(string Place, bool IsNull)> _seen = [];
    private int _records;

    public string? Place => _places.FirstOrDefault();

    // Records the places where null and empty were exchanged, and exchanges them in the expected value too, so that a strict comparison
    // can follow. Returns true if the values differ in nothing else.
    public bool Takes<T>(T expected, T actual)
    {
        _records++;
        return AreEqualButForFolds(ValueShape.Of(typeof(T)), typeof(T).Name, expected, actual);
    }

    public string Describe(int records) =>
        string.Join(", ", _folds.GroupBy(fold => fold.From, (from, folds) =>
            $"{from} {string.Join(" and ", folds.Select(fold => fold.Kind))} come back {(from == Null ? Empty : Null)}"))
        + $" ({_records:#,##0} of {records:#,##0} records)";

    public string? FindLoss<T>(IReadOnlyList<T> values)
    {
        HashSet<(string Place, bool IsNull)>[] all = [.. values.Select(value =>
        {
            _seen.Clear();
            AreEqualButForFolds(ValueShape.Of(typeof(T)), typeof(T).Name, value, value);
            return _seen.ToHashSet();
        })];
        return _places
            .Where(place => Array.Exists(all, seen => seen.Contains((place, true)))
                && Array.Exists(all, seen => seen.Contains((place, false))))
            .Select(place => $"{place} is both null and empty in "
                + $"{all.Count(seen => seen.Contains((place, true)) || seen.Contains((place, false))):#,##0} records")
            .FirstOrDefault();
    }

    private bool AreFieldsEqual(Shape shape, string path, object expected, object actual)
    {
        foreach (Field field in shape.Fields)
        {
            (object? left, object? right) = (field.Member.GetValue(expected), field.Member.GetValue(actual));
            if (!AreEqualButForFolds(field.Value, $"{path}.{field.Name}", left, right))
            {
                return false;
            }

            if (left is null != right is null)
            {
                field.Member.SetValue(expected, right);
            }
        }

        return true;
    }

    private bool AreEqualButForFolds(ValueShape shape, string path, object? expected, object? actual)
    {
        (expected, actual) = (Surrogate.Carry(shape, expected, isStrict: false), Surrogate.Carry(shape, actual, isStrict: false));
        if (IsNone(shape, expected) && IsNone(shape, actual))
        {
            _seen.Add((path, expected is null));
            if (expected is null != actual is null)
            {
                _places.Add(path);
                string kind = shape.Kind == Kind.String ? "texts" : shape.Type == typeof(byte[]) ? "byte arrays" : "lists";
                _folds.Add((expected is null ? Null : Empty, kind));
            }

            return true;
        }

        return expected is not null && actual is not null && shape.Kind switch
        {
            Kind.Object => AreFieldsEqual(shape.Shape, path, expected, actual),
            Kind.Sequence => AreItemsEqual(shape.Item!, path, [.. Items(expected)], [.. Items(actual)]),
            Kind.Map => AreEntriesEqual(shape.Value!, path, (IDictionary)expected, (IDictionary)actual),
            _ => expected.Equals(actual),
        };
    }

    private bool AreItemsEqual(ValueShape item, string path, object?[] expected, object?[] actual)
    {
        bool areEqual = expected.Length == actual.Length;
        for (int i = 0; areEqual && i < expected.Length; i++)
        {
            areEqual = AreEqualButForFolds(item, path + "[]", expected[i], actual[i]);
        }

        return areEqual;
    }

    private bool AreEntriesEqual(ValueShape value, string path, IDictionary expected, IDictionary actual)
    {
        bool areEqual = expected.Count == actual.Count;
        foreach (object key in expected.Keys)
        {
            areEqual = areEqual && actual.Contains(key) && AreEqualButForFolds(value, path + "[]", expected[key], actual[key]);
        }

        return areEqual;
    }

    private static IEnumerable<object?> Items(object sequence) => ((IEnumerable)sequence).Cast<object?>();

    private static bool IsNone(ValueShape shape, object? value) =>
        value is null || (shape.Kind is Kind.String or Kind.Sequence or Kind.Map && !Items(value).Any());
}
