using SerBench.Formats.Values;

namespace SerBench.Engine.Outside.OwnTypes;

// Users' types need no equality, because their fields are compared by reflection.
internal sealed class DeepEquality
{
    // Pairs that are being compared. A pair that comes again closes a cycle, which is equal if everything else is equal.
    private readonly List<(object Left, object Right)> _open = [];

    public static string? Find<T>(T? left, T? right) => new DeepEquality().Find(ShapeOf.Value<T>(), left, right);

    private string? Find(ValueShape shape, object? left, object? right)
    {
        (left, right) = (Surrogate.Carry(shape, left, isStrict: false), Surrogate.Carry(shape, right, isStrict: false));
        if (left is null || right is null)
        {
            return ReferenceEquals(left, right) ? null : "";
        }

        (left, right) = (Contents.Of(left), Contents.Of(right));
        if (left.GetType() != right.GetType())
        {
            return "";
        }

        ValueShape actual = ShapeOf.Runtime(shape, left);
        return actual.Declared is not null && actual != shape ? Find(actual, left, right)
            : actual.Kind <= Kind.String ? Leaves.Same(left, right) ? null : ""
            : left is ValueType ? FindInside(actual, left, right)
            : FindInReference(actual, left, right);
    }

    private string? FindInReference(ValueShape actual, object left, object right)
    {
        if (_open.Exists(pair => ReferenceEquals(pair.Left, left) && ReferenceEquals(pair.Right, right)))
        {
            return null;
        }

        _open.Add((left, right));
        string? found = FindInside(actual, left, right);
        _open.RemoveAt(_open.Count - 1);
        return found;
    }

    private string? FindInside(ValueShape actual, object left, object right) => actual.Kind switch
    {
        Kind.Object when !Contents.IsOfRuntime(left) => FindInObject(actual.Shape, left, right),
        Kind.Sequence => FindInItems(actual, (IEnumerable)left, (IEnumerable)right),
        Kind.Map => FindInMap(actual.Key!, actual.Value!, (IDictionary)left, (IDictionary)right),
        _ => FindInUnknown(left, right),
    };

    private string? FindInObject(Shape shape, object left, object right)
    {
        foreach (Field field in shape.Fields)
        {
            if (Find(field.Value, field.Member.GetValue(left), field.Member.GetValue(right)) is { } inner)
            {
                return $".{field.Name}{inner}";
            }
        }

        return null;
    }

    private string? FindInItems(ValueShape shape, IEnumerable left, IEnumerable right)
    {
        if (left is Array a && right is Array b)
        {
            for (int dimension = 0; dimension < a.Rank; dimension++)
            {
                if (a.GetLength(dimension) != b.GetLength(dimension))
                {
                    return "";
                }
            }

            if (Leaves.TryGetBytes(a, out ReadOnlySpan<byte> bytes) && Leaves.TryGetBytes(b, out ReadOnlySpan<byte> others))
            {
                return bytes.SequenceEqual(others) ? null : "[]";
            }
        }

        return FindInList(shape.Item!, left, right, shape.SequenceKind == SequenceKind.Set);
    }

    private string? FindInList(ValueShape item, IEnumerable left, IEnumerable right, bool isSet)
    {
        object?[] items = [.. left.Cast<object?>()];
        object?[] twins = [.. right.Cast<object?>()];
        return items.Length != twins.Length ? ""
            : FindInOrder(item, items, twins) is { } found
                && (!isSet || FindInOrder(item, Sorted(items), Sorted(twins)) is not null) ? found
            : null;
    }

    private string? FindInOrder(ValueShape item, object?[] items, object?[] twins)
    {
        for (int i = 0; i < items.Length; i++)
        {
            if (Find(item, items[i], twins[i]) is { } inner)
            {
                return $"[{i}]{inner}";
            }
        }

        return null;
    }

    // Equal sets may list their items in different orders, so items are sorted by checksum.
    private static object?[] Sorted(IEnumerable<object?> items) => [.. items.OrderBy(DeepTouch.Of)];

    private string? FindInMap(ValueShape key, ValueShape value, IDictionary left, IDictionary right)
    {
        if (left.Count != right.Count)
        {
            return "";
        }

        object?[] keys = [.. left.Keys.Cast<object?>()];
        object?[] others = [.. right.Keys.Cast<object?>()];
        if (FindInOrder(key, keys, others) is not null)
        {
            (keys, others) = (Sorted(keys), Sorted(others));
        }

        for (int i = 0; i < keys.Length; i++)
        {
            string? inner = Find(key, keys[i], others[i]) is null ? Find(value, left[keys[i]!], right[others[i]!]) : "";
            if (inner is not null)
            {
                // If the keys differ, both lists of keys are sorted by checksum, and all keys before are equal. So one map lacks the key
                // with the smaller checksum, and the path names that key.
                object one = (DeepTouch.Of(keys[i]) <= DeepTouch.Of(others[i]) ? keys[i] : others[i])!;
                return $"[{(ShapeOf.Runtime(key, one).Kind <= Kind.String ? one : i)}]{inner}";
            }
        }

        return null;
    }

    // A library may support values that our formats refuse, so such values are compared, too.
    private string? FindInUnknown(object left, object right) => (left, right) switch
    {
        (IDictionary a, IDictionary b) => FindInMap(ShapeOf.Value<object>(), ShapeOf.Value<object>(), a, b),
        (IEnumerable a, IEnumerable b) => FindInList(ShapeOf.Value<object>(), a, b, Contents.IsSet(left)),
        _ => left.Equals(right) ? null : "",
    };
}
