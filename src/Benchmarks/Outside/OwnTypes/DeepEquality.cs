using System.Collections;
using System.Text.Json;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>
/// Compares values by the fields that the shape of their type lists, so that own types need no equality. It uses reflection and never runs in
/// timed code.
/// </summary>
internal sealed class DeepEquality
{
    // The pairs that are being compared. A pair that comes again closes a cycle, which is equal if everything else is.
    private readonly HashSet<(object, object)> _open = new(PairComparer.Instance);

    /// <summary>The path of the first difference, starting with a dot; null when the values are equal bit by bit.</summary>
    public static string? Find<T>(T? left, T? right) => new DeepEquality().Find(ShapeOf.Value<T>(), left, right);

    private string? Find(ValueShape shape, object? left, object? right)
    {
        if (left is null || right is null)
        {
            return ReferenceEquals(left, right) ? null : "";
        }

        (left, right) = (Contents.Of(left), Contents.Of(right));
        if (left.GetType() != right.GetType())
        {
            return "";
        }

        if (left is JsonElement json)
        {
            return JsonElement.DeepEquals(json, (JsonElement)right) ? null : "";
        }

        ValueShape actual = ShapeOf.Runtime(shape, left);
        return actual.Kind <= Kind.String ? Leaves.Same(left, right) ? null : ""
            : left is ValueType ? FindInside(actual, left, right)
            : FindInReference(actual, left, right);
    }

    private string? FindInReference(ValueShape actual, object left, object right)
    {
        if (!_open.Add((left, right)))
        {
            return null;
        }

        string? found = FindInside(actual, left, right);
        _open.Remove((left, right));
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
        if (items.Length != twins.Length)
        {
            return "";
        }

        for (int i = 0; i < items.Length; i++)
        {
            if (Find(item, items[i], twins[i]) is { } inner)
            {
                // Equal sets may list their items in different orders.
                return isSet && Array.TrueForAll(items, one => IsLeaf(item, one)) && items.ToHashSet(LeafEquality.Instance!).SetEquals(twins)
                    ? null
                    : $"[{i}]{inner}";
            }
        }

        return null;
    }

    private string? FindInMap(ValueShape key, ValueShape value, IDictionary left, IDictionary right)
    {
        if (left.Count != right.Count)
        {
            return "";
        }

        object[] keys = [.. left.Keys.Cast<object>()];
        if (!Array.TrueForAll(keys, one => IsLeaf(key, one)))
        {
            return FindInPairs(key, value, left, right);
        }

        Dictionary<object, object?> twins = right.Keys.Cast<object>().ToDictionary(one => one, one => right[one], LeafEquality.Instance);
        foreach (object one in keys)
        {
            string? inner = twins.TryGetValue(one, out object? twin) ? Find(value, left[one], twin) : "";
            if (inner is not null)
            {
                return $"[{one}]{inner}";
            }
        }

        return null;
    }

    // Compares the entries in their order, because keys that are not single values cannot be looked up.
    private string? FindInPairs(ValueShape key, ValueShape value, IDictionary left, IDictionary right)
    {
        object[] keys = [.. left.Keys.Cast<object>()];
        object[] others = [.. right.Keys.Cast<object>()];
        for (int i = 0; i < keys.Length; i++)
        {
            string? inner = Find(key, keys[i], others[i]) ?? Find(value, left[keys[i]], right[others[i]]);
            if (inner is not null)
            {
                return $"[{i}]{inner}";
            }
        }

        return null;
    }

    // A library may carry values that the grid refuses, so these are compared, too.
    private string? FindInUnknown(object left, object right) => (left, right) switch
    {
        (IDictionary a, IDictionary b) => FindInMap(ShapeOf.Value<object>(), ShapeOf.Value<object>(), a, b),
        (IEnumerable a, IEnumerable b) => FindInList(ShapeOf.Value<object>(), a, b, Contents.IsSet(left)),
        _ => left.Equals(right) ? null : "",
    };

    private static bool IsLeaf(ValueShape declared, object? value) => value is null || ShapeOf.Runtime(declared, value).Kind <= Kind.String;

    private sealed class PairComparer : IEqualityComparer<(object Left, object Right)>
    {
        public static readonly PairComparer Instance = new();

        public bool Equals((object Left, object Right) a, (object Left, object Right) b) =>
            ReferenceEquals(a.Left, b.Left) && ReferenceEquals(a.Right, b.Right);

        public int GetHashCode((object Left, object Right) pair) => HashCode.Combine(
            System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(pair.Left), System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(pair.Right));
    }
}
