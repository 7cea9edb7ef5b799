using System.Collections;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

/// <summary>Equality by shape, bit by bit: NaN payloads, signs of zero, scales of decimals and kinds of dates count.</summary>
internal static class DeepEqual
{
    /// <summary>Null if equal, otherwise the path to the first difference.</summary>
    /// <param name="left">The written value.</param>
    /// <param name="right">The read value.</param>
    /// <param name="declared">The declared type of both.</param>
    /// <param name="foldsNull">Whether null and empty text and collections count as the same.</param>
    public static string? Compare(object? left, object? right, Type declared, bool foldsNull = false) =>
        Compare(left, right, ShapeOf(declared), declared.Name, foldsNull);

    /// <summary>The shape of a type, as for a member.</summary>
    public static ValueShape ShapeOf(Type type) => Shape.Of(typeof(Box<>).MakeGenericType(type)).Fields[0].Value;

    private static string? Compare(object? left, object? right, ValueShape value, string path, bool foldsNull)
    {
        if (left is null || right is null)
        {
            return left == right || (foldsNull && IsEmpty(left) && IsEmpty(right)) ? null : $"{path}: {left ?? "null"} became {right ?? "null"}";
        }

        return value.Kind switch
        {
            Kind.Object => CompareObjects(left, right, value, path, foldsNull),
            Kind.Sequence when value.SequenceKind == SequenceKind.Set => CompareSets((IEnumerable)left, (IEnumerable)right, value, path),
            Kind.Sequence => CompareSequences(left, right, value, path, foldsNull),
            Kind.Map => CompareMaps((IDictionary)left, (IDictionary)right, value, path, foldsNull),
            _ => AreSame(left, right) ? null : $"{path}: {left} became {right}",
        };
    }

    private static bool IsEmpty(object? value) => value switch
    {
        null or "" => true,
        ICollection collection => collection.Count == 0,
        IEnumerable some => !some.GetEnumerator().MoveNext(),
        _ => false,
    };

    private static string? CompareObjects(object left, object right, ValueShape value, string path, bool foldsNull) =>
        left.GetType() != right.GetType()
            ? $"{path}: a {left.GetType()} became a {right.GetType()}"
            : value.Shape.Fields
                .Select(field => Compare(field.Member.GetValue(left), field.Member.GetValue(right), field.Value, $"{path}.{field.Name}", foldsNull))
                .FirstOrDefault(difference => difference is not null);

    private static string? CompareSequences(object left, object right, ValueShape value, string path, bool foldsNull)
    {
        object?[] some = [.. ((IEnumerable)left).Cast<object?>()];
        object?[] others = [.. ((IEnumerable)right).Cast<object?>()];
        if (left.GetType() != right.GetType() || Lengths(left) != Lengths(right))
        {
            return $"{path}: {left.GetType().Name} of {Lengths(left)} became {right.GetType().Name} of {Lengths(right)}";
        }

        return some.Select((item, index) => Compare(item, others[index], value.Item!, $"{path}[{index}]", foldsNull))
            .FirstOrDefault(difference => difference is not null);
    }

    private static string Lengths(object sequence) => sequence is Array array
        ? string.Join('x', Enumerable.Range(0, array.Rank).Select(array.GetLength))
        : ((ICollection)sequence).Count.ToString();

    /// <summary>Sets of the zoo hold scalars only.</summary>
    private static string? CompareSets(IEnumerable left, IEnumerable right, ValueShape value, string path)
    {
        var some = left.Cast<object?>().Select(Bits).ToHashSet();
        var others = right.Cast<object?>().Select(Bits).ToHashSet();
        return some.SetEquals(others) && left.GetType() == right.GetType() ? null : $"{path}: a set of {some.Count} {value.Item!.Type.Name} differs";
    }

    private static string? CompareMaps(IDictionary left, IDictionary right, ValueShape value, string path, bool foldsNull)
    {
        var others = right.Keys.Cast<object>().ToDictionary(Bits, key => right[key]);
        if (left.Count != right.Count || left.GetType() != right.GetType())
        {
            return $"{path}: {left.Count} entries became {right.Count}";
        }

        return left.Keys.Cast<object>()
            .Select(key => others.TryGetValue(Bits(key), out object? other)
                ? Compare(left[key], other, value.Value!, $"{path}[{key}]", foldsNull)
                : $"{path}[{key}]: missing")
            .FirstOrDefault(difference => difference is not null);
    }

    /// <summary>Most values are texts and integers, which compare themselves.</summary>
    private static bool AreSame(object left, object right) =>
        left is string or int or long or byte ? left.Equals(right) : Bits(left) == Bits(right);

    /// <summary>A text that differs for all values of a scalar type.</summary>
    private static string Bits(object? scalar) => scalar switch
    {
        null => "null",
        float one => $"{BitConverter.SingleToUInt32Bits(one):X}",
        double one => $"{BitConverter.DoubleToUInt64Bits(one):X}",
        decimal one => string.Join(' ', decimal.GetBits(one)),
        DateTime one => $"{one.Ticks} {one.Kind}",
        DateTimeOffset one => $"{one.Ticks} {one.Offset.Ticks}",
        TimeOnly one => $"{one.Ticks}",
        TimeSpan one => $"{one.Ticks}",
        DateOnly one => $"{one.DayNumber}",
        char one => $"{(int)one}",
        Enum one => one.ToString("D"),
        string one => one,
        _ => Convert.ToString(scalar, System.Globalization.CultureInfo.InvariantCulture)!,
    };
}
