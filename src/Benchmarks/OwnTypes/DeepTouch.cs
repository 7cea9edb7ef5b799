using System.Collections;
using System.Runtime.InteropServices;
using System.Text.Json;
using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.OwnTypes;

/// <summary>The checksum over every leaf of a value of any type, by reflection.</summary>
internal sealed class DeepTouch
{
    // Objects that lead to the one at hand: meeting one again means a cycle.
    private readonly HashSet<object> _open = new(ReferenceEqualityComparer.Instance);

    public static ulong Of<T>(T value)
    {
        var sum = new TouchSum();
        new DeepTouch().Add(ShapeOf.Value<T>(), value, ref sum);
        return sum.Value;
    }

    private void Add(ValueShape shape, object? value, ref TouchSum sum)
    {
        if (value is null)
        {
            sum.Add(ulong.MaxValue);
            return;
        }

        if (value is JsonElement json)
        {
            sum.Add(JsonSerializer.Serialize(json));
            return;
        }

        ValueShape actual = ShapeOf.Runtime(shape, value);
        switch (actual.Kind)
        {
            case Kind.Object:
                AddObject(actual.Shape, value, ref sum);
                break;
            case Kind.Sequence:
                AddItems(actual, (IEnumerable)value, ref sum);
                break;
            case Kind.Map:
                AddMap(actual, (IDictionary)value, ref sum);
                break;
            case Kind.Unknown when value is IEnumerable items:
                AddSequence(ShapeOf.Value<object>(), [.. items.Cast<object?>()], ref sum);
                break;
            default:
                Leaves.Touch(value, ref sum);
                break;
        }
    }

    private void AddObject(Shape shape, object value, ref TouchSum sum)
    {
        bool isReference = !shape.Type.IsValueType;
        if (isReference && !_open.Add(value))
        {
            sum.Add(_open.Count);
            return;
        }

        foreach (Field field in shape.Fields)
        {
            Add(field.Value, field.Member.GetValue(value), ref sum);
        }

        if (isReference)
        {
            _open.Remove(value);
        }
    }

    private void AddItems(ValueShape shape, IEnumerable value, ref TouchSum sum)
    {
        if (value is Array array && Leaves.TryGetBytes(array, out ReadOnlySpan<byte> bytes))
        {
            for (int dimension = 0; dimension < array.Rank; dimension++)
            {
                sum.Add(array.GetLength(dimension));
            }

            ReadOnlySpan<ulong> words = MemoryMarshal.Cast<byte, ulong>(bytes);
            foreach (ulong word in words)
            {
                sum.Add(word);
            }

            foreach (byte rest in bytes[(words.Length * sizeof(ulong))..])
            {
                sum.Add((int)rest);
            }
        }
        else if (shape.SequenceKind == SequenceKind.Set)
        {
            AddUnordered(value.Cast<object?>().Select(item => Sum((ref TouchSum own) => Add(shape.Item!, item, ref own))), ref sum);
        }
        else
        {
            AddSequence(shape.Item!, [.. value.Cast<object?>()], ref sum);
        }
    }

    private void AddSequence(ValueShape item, object?[] items, ref TouchSum sum)
    {
        sum.Add(items.Length);
        foreach (object? value in items)
        {
            Add(item, value, ref sum);
        }
    }

    private void AddMap(ValueShape shape, IDictionary map, ref TouchSum sum) => AddUnordered(
        map.Keys.Cast<object>().Select(key => Sum((ref TouchSum own) =>
        {
            Add(shape.Key!, key, ref own);
            Add(shape.Value!, map[key], ref own);
        })),
        ref sum);

    // The order of entries is no part of a set or map.
    private static void AddUnordered(IEnumerable<ulong> sums, ref TouchSum sum)
    {
        ulong all = 0;
        foreach (ulong one in sums)
        {
            all += one;
            sum.Add(1);
        }

        sum.Add(all);
    }

    private static ulong Sum(Adder add)
    {
        var own = new TouchSum();
        add(ref own);
        return own.Value;
    }

    private delegate void Adder(ref TouchSum sum);
}
