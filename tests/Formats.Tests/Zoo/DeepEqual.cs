using System.Collections;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;

namespace SerBench.Formats.Tests.Zoo;

// Equality by shape, bit by bit: NaN payloads, signs of zero, scales of decimals and kinds of dates count.
internal static class DeepEqual
{
    // Null if equal, otherwise the path to the first difference. The path is only written if there is one.
    // left: the written value.
    // right: the read value.
    // declared: the declared type of both.
    // foldsNull: whether null and empty text and collections count as the same.
    public static string? Compare(object? left, object? right, Type declared, bool foldsNull = false) =>
        Compare(left, right, ShapeOf(declared), foldsNull) is { } difference ? declared.Name + difference : null;

    // The shape of a type, as for a member.
    public static ValueShape ShapeOf(Type type) => Shape.Of(typeof(Box<>).MakeGenericType(type)).Fields[0].Value;

    private static string? Compare(object? left, object? right, ValueShape value, bool foldsNull)
    {
        (left, right) = (Surrogate.Carry(value, left, isStrict: false), Surrogate.Carry(value, right, isStrict: false));
        if (left is null || right is null)
        {
            return left == right || (foldsNull && IsEmpty(left) && IsEmpty(right)) ? null : $": {left ?? "null"} became {right ?? "null"}";
        }

        return value.Kind switch
        {
            Kind.Object => CompareObjects(left, right, value, foldsNull),
            Kind.Sequence when value.SequenceKind == SequenceKind.Set => CompareSets((IEnumerable)left, (IEnumerable)right, value),
            Kind.Sequence => CompareSequences(left, right, value, foldsNull),
            Kind.Map => CompareMaps((IDictionary)left, (IDictionary)right, value, foldsNull),
            _ => AreSame(left, right) ? null : $": {left} became {right}",
        };
    }

    private static bool IsEmpty(object? value) => value switch
    {
        null or "" => true,
        ICollection collection => collection.Count == 0,
        IEnumerable some => !some.GetEnumerator().MoveNext(),
        _ => false,
    };

    private static string? CompareObjects(object left, object right, ValueShape value, bool foldsNull)
    {
        if (left.GetType() != right.GetType())
        {
            return $": a {left.GetType()} became a {right.GetType()}";
        }

        foreach (Field field in value.Shape.Fields)
        {
            if (Compare(field.Member.GetValue(left), field.Member.GetValue(right), field.Value, foldsNull) is { } difference)
            {
                return $".{field.Name}{difference}";
            }
        }

        return null;
    }

    private static string? CompareSequences(object left, object right, ValueShape value, bool foldsNull)
    {
        if (left.GetType() != right.GetType() || !Lengths(left).SequenceEqual(Lengths(right)))
        {
            return $": {left.GetType().Name} of {string.Join('x', Lengths(left))} " +
                $"became {right.GetType().Name} of {string.Join('x', Lengths(right))}";
        }

        IEnumerator others = ((IEnumerable)right).GetEnumerator();
        int index = 0;
        foreach (object? item in (IEnumerable)left)
        {
            others.MoveNext();
            if (Compare(item, others.Current, value.Item!, foldsNull) is { } difference)
            {
                return $"[{index}]{difference}";
            }

            index++;
        }

        return null;
    }

    private static int[] Lengths(object sequence) =>
        sequence is Array array ? [.. Enumerable.Range(0, array.Rank).Select(array.GetLength)] : [((ICollection)sequence).Count];

    // Sets of the zoo hold scalars only.
    private static string? CompareSets(IEnumerable left, IEnumerable right, ValueShape value)
    {
        var some = left.Cast<object?>().Select(Bits).ToHashSet();
        var others = right.Cast<object?>().Select(Bits).ToHashSet();
        return some.SetEquals(others) && left.GetType() == right.GetType()
            ? null
            : $": a set of {some.Count} {value.Item!.Type.Name} differs";
    }

    private static string? CompareMaps(IDictionary left, IDictionary right, ValueShape value, bool foldsNull)
    {
        var others = right.Keys.Cast<object>().ToDictionary(Bits, key => right[key]);
        if (left.Count != right.Count || left.GetType() != right.GetType())
        {
            return $": {left.Count} entries became {right.Count}";
        }

        foreach (DictionaryEntry entry in left)
        {
            string? difference = others.TryGetValue(Bits(entry.Key), out object? other)
                ? Compare(entry.Value, other, value.Value!, foldsNull)
                : ": missing";
            if (difference is not null)
            {
                return $"[{entry.Key}]{difference}";
            }
        }

        return null;
    }

    // Values of the most frequent types compare themselves.
    private static bool AreSame(object left, object right) => left switch
    {
        string or int or long or byte or char or short or bool => left.Equals(right),
        float one => right is float other && BitConverter.SingleToUInt32Bits(one) == BitConverter.SingleToUInt32Bits(other),
        double one => right is double other && BitConverter.DoubleToUInt64Bits(one) == BitConverter.DoubleToUInt64Bits(other),
        _ => Bits(left) == Bits(right),
    };

    // A text that differs for all values of a scalar type.
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
