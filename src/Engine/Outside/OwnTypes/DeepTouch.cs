using SerBench.Formats.Values;

namespace SerBench.Engine.Outside.OwnTypes;

internal sealed class DeepTouch
{
    // The objects that are being visited, to find cycles.
    private readonly List<object> _open = [];

    public static ulong Of<T>(T value)
    {
        var sum = new TouchSum();
        new DeepTouch().Add(ShapeOf.Value<T>(), value, ref sum);
        return sum.Value;
    }

    private void Add(ValueShape shape, object? value, ref TouchSum sum)
    {
        value = Surrogate.Carry(shape, value, isStrict: false);
        if (value is null)
        {
            sum.Add(ulong.MaxValue);
            return;
        }

        value = Contents.Of(value);
        ValueShape actual = ShapeOf.Runtime(shape, value);
        if (actual.Declared is not null && actual != shape)
        {
            Add(actual, value, ref sum);
        }
        else if (actual.Kind <= Kind.String)
        {
            Leaves.Touch(value, ref sum);
        }
        else if (value is ValueType)
        {
            AddInside(actual, value, ref sum);
        }
        else if (_open.Exists(open => ReferenceEquals(open, value)))
        {
            sum.Add(_open.Count);
        }
        else
        {
            _open.Add(value);
            AddInside(actual, value, ref sum);
            _open.RemoveAt(_open.Count - 1);
        }
    }

    private void AddInside(ValueShape actual, object value, ref TouchSum sum)
    {
        switch (actual.Kind)
        {
            case Kind.Object when !Contents.IsOfRuntime(value):
                AddObject(actual.Shape, value, ref sum);
                break;
            case Kind.Sequence:
                AddItems(actual, (IEnumerable)value, ref sum);
                break;
            case Kind.Map:
                AddMap(actual.Key!, actual.Value!, (IDictionary)value, ref sum);
                break;
            case Kind.Object or Kind.Unknown when value is IDictionary map:
                AddMap(ShapeOf.Value<object>(), ShapeOf.Value<object>(), map, ref sum);
                break;
            case Kind.Object or Kind.Unknown when value is IEnumerable items:
                AddList(ShapeOf.Value<object>(), items, Contents.IsSet(value), ref sum);
                break;
            default:
                Leaves.Touch(value, ref sum);
                break;
        }
    }

    private void AddObject(Shape shape, object value, ref TouchSum sum)
    {
        foreach (Field field in shape.Fields)
        {
            Add(field.Value, field.Member.GetValue(value), ref sum);
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
        else
        {
            AddList(shape.Item!, value, shape.SequenceKind == SequenceKind.Set, ref sum);
        }
    }

    private void AddList(ValueShape item, IEnumerable items, bool isSet, ref TouchSum sum)
    {
        if (isSet)
        {
            AddUnordered(items.Cast<object?>().Select(value => Sum((ref TouchSum own) => Add(item, value, ref own))), ref sum);
            return;
        }

        object?[] list = [.. items.Cast<object?>()];
        sum.Add(list.Length);
        foreach (object? value in list)
        {
            Add(item, value, ref sum);
        }
    }

    private void AddMap(ValueShape key, ValueShape value, IDictionary map, ref TouchSum sum) => AddUnordered(
        map.Keys.Cast<object>().Select(one => Sum((ref TouchSum own) =>
        {
            Add(key, one, ref own);
            Add(value, map[one], ref own);
        })),
        ref sum);

    // Sets and maps have no order, so the order of checksums must not matter.
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
