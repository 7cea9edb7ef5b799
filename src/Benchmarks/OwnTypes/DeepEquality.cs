using System.Collections;
using System.Text.Json;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.OwnTypes;

/// <summary>
/// Compares values by their state, as the shape of their type lists it: own types need no equality of their own. By reflection, and so
/// outside of all that is timed.
/// </summary>
internal sealed class DeepEquality
{
    // Pairs that are being compared: meeting one again means a cycle, which is equal if all else is.
    private readonly HashSet<(object, object)> _open = new(PairComparer.Instance);

    /// <summary>The path of the first difference, starting with a dot; null when the values are equal bit by bit.</summary>
    public static string? Find<T>(T? left, T? right) => new DeepEquality().Find(ShapeOf.Value<T>(), left, right);

    private string? Find(ValueShape shape, object? left, object? right)
    {
        if (left is null || right is null)
        {
            return ReferenceEquals(left, right) ? null : "";
        }

        if (left.GetType() != right.GetType())
        {
            return "";
        }

        if (left is JsonElement json)
        {
            return JsonElement.DeepEquals(json, (JsonElement)right) ? null : "";
        }

        ValueShape actual = ShapeOf.Runtime(shape, left);
        return actual.Kind switch
        {
            Kind.Object => FindInObject(actual.Shape, left, right),
            Kind.Sequence => FindInItems(actual, (IEnumerable)left, (IEnumerable)right),
            Kind.Map => FindInMap(actual, (IDictionary)left, (IDictionary)right),
            Kind.Unknown => FindInUnknown(left, right),
            _ => Leaves.Same(left, right) ? null : "",
        };
    }

    private string? FindInObject(Shape shape, object left, object right)
    {
        bool isReference = !shape.Type.IsValueType;
        if (isReference && !_open.Add((left, right)))
        {
            return null;
        }

        string? found = null;
        foreach (Field field in shape.Fields)
        {
            if (Find(field.Value, field.Member.GetValue(left), field.Member.GetValue(right)) is { } inner)
            {
                found = $".{field.Name}{inner}";
                break;
            }
        }

        if (isReference)
        {
            _open.Remove((left, right));
        }

        return found;
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

        object?[] items = [.. left.Cast<object?>()];
        object?[] twins = [.. right.Cast<object?>()];
        if (items.Length != twins.Length)
        {
            return "";
        }

        for (int i = 0; i < items.Length; i++)
        {
            if (Find(shape.Item!, items[i], twins[i]) is { } inner)
            {
                // A set has no order of its own.
                bool isSameSet = shape is { SequenceKind: SequenceKind.Set, Item.Kind: <= Kind.String } && items.ToHashSet().SetEquals(twins);
                return isSameSet ? null : $"[{i}]{inner}";
            }
        }

        return null;
    }

    private string? FindInMap(ValueShape shape, IDictionary left, IDictionary right)
    {
        if (left.Count != right.Count)
        {
            return "";
        }

        if (shape.Key!.Kind > Kind.String)
        {
            return FindInPairs(shape, left, right);
        }

        foreach (DictionaryEntry entry in left)
        {
            string? inner = right.Contains(entry.Key) ? Find(shape.Value!, entry.Value, right[entry.Key]) : "";
            if (inner is not null)
            {
                return $"[{entry.Key}]{inner}";
            }
        }

        return null;
    }

    // Keys without equality of their own can only be compared in their order.
    private string? FindInPairs(ValueShape shape, IDictionary left, IDictionary right)
    {
        object[] keys = [.. left.Keys.Cast<object>()];
        object[] others = [.. right.Keys.Cast<object>()];
        for (int i = 0; i < keys.Length; i++)
        {
            string? inner = Find(shape.Key!, keys[i], others[i]) ?? Find(shape.Value!, left[keys[i]], right[others[i]]);
            if (inner is not null)
            {
                return $"[{i}]{inner}";
            }
        }

        return null;
    }

    // What the grid refuses may still travel in a library.
    private string? FindInUnknown(object left, object right) => (left, right) switch
    {
        (IEnumerable a, IEnumerable b) and not (string, string) => FindInUnknownItems([.. a.Cast<object?>()], [.. b.Cast<object?>()]),
        _ => left.Equals(right) ? null : "",
    };

    private string? FindInUnknownItems(object?[] left, object?[] right)
    {
        if (left.Length != right.Length)
        {
            return "";
        }

        for (int i = 0; i < left.Length; i++)
        {
            if (Find(ShapeOf.Value<object>(), left[i], right[i]) is { } inner)
            {
                return $"[{i}]{inner}";
            }
        }

        return null;
    }

    private sealed class PairComparer : IEqualityComparer<(object Left, object Right)>
    {
        public static readonly PairComparer Instance = new();

        public bool Equals((object Left, object Right) a, (object Left, object Right) b) =>
            ReferenceEquals(a.Left, b.Left) && ReferenceEquals(a.Right, b.Right);

        public int GetHashCode((object Left, object Right) pair) => HashCode.Combine(
            System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(pair.Left), System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(pair.Right));
    }
}
