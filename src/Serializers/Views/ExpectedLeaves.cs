using System.Text;

namespace SerBench.Serializers.Views;

// Computes the checksum that reading in place must give, by reflection instead of the tested code.
public class ExpectedLeaves
{
    public static ExpectedLeaves Ordered { get; } = new();

    public static ExpectedLeaves Unordered { get; } = new UnorderedLeaves();

    // True if the checksum skips nulls and counts, but marks present objects.
    protected virtual bool IsSparse => false;

    public ulong Of<T>(T value) => Of(value, Shape.Of<T>());

    public ulong Of<T>(T value, Shape root)
    {
        var sum = default(LeafSum);
        AddFields(ref sum, root, value!);
        return sum.Value;
    }

    protected virtual byte[] Encode(string text) => Encoding.UTF8.GetBytes(text);

    protected virtual void AddLeaf(ref LeafSum sum, object value)
    {
        switch (value)
        {
            case decimal number: AddDecimal(ref sum, decimal.GetBits(number)); break;
            case DateTime time: sum.Add(time.Ticks | ((long)time.Kind << 62)); break;
            case DateTimeOffset time: sum.Add(time.UtcTicks); sum.Add(time.TotalOffsetMinutes); break;
            case TimeSpan time: sum.Add(time.Ticks); break;
            case DateOnly date: sum.Add(date.DayNumber); break;
            case TimeOnly time: sum.Add(time.Ticks); break;
            case ulong number: sum.Add((long)number); break;
            case Enum member when Enum.GetUnderlyingType(member.GetType()) == typeof(ulong):
                sum.Add((long)Convert.ToUInt64(member, null));
                break;
            default: sum.Add(Convert.ToInt64(value, null)); break;
        }
    }

    protected virtual void AddMap(ref LeafSum sum, ValueShape shape, IDictionary map, FieldOrder order)
    {
        sum.Add(CountOf(map));
        foreach (DictionaryEntry entry in map)
        {
            AddEntry(ref sum, shape, entry, order);
        }
    }

    protected virtual long CountOf(IDictionary map) => map.Count;

    private static void AddDecimal(ref LeafSum sum, int[] bits)
    {
        sum.Add((uint)bits[3] | ((long)bits[2] << 32));
        sum.Add((uint)bits[0] | ((long)bits[1] << 32));
    }

    protected void AddEntry(ref LeafSum sum, ValueShape shape, DictionaryEntry entry, FieldOrder order)
    {
        Add(ref sum, shape.Key!, entry.Key, order);
        Add(ref sum, shape.Value!, entry.Value, order);
    }

    private void AddFields(ref LeafSum sum, Shape shape, object value)
    {
        foreach (Field field in shape.Fields)
        {
            Add(ref sum, field.Value, Surrogate.Carry(field.Value, field.Member.GetValue(value), isStrict: false), shape.Order);
        }
    }

    private void Add(ref LeafSum sum, ValueShape shape, object? value, FieldOrder order)
    {
        switch (value)
        {
            case null:
                AddNull(ref sum);
                break;
            case not null when shape.Kind == Kind.Object:
                AddObject(ref sum, Shape.Of(shape.Type, order), value);
                break;
            case string text:
                sum.Add(Encode(text));
                break;
            case bool flag:
                sum.Add(flag);
                break;
            case float number:
                sum.Add(number);
                break;
            case double number:
                sum.Add(number);
                break;
            case Guid guid:
                sum.Add(guid);
                break;
            case IDictionary map:
                AddMap(ref sum, shape, map, order);
                break;
            case IEnumerable items:
                AddItems(ref sum, shape.Item!, [.. items.Cast<object?>()], order);
                break;
            default:
                AddLeaf(ref sum, value);
                break;
        }
    }

    private void AddNull(ref LeafSum sum)
    {
        if (!IsSparse)
        {
            sum.AddNull();
        }
    }

    private void AddObject(ref LeafSum sum, Shape shape, object value)
    {
        if (IsSparse && !shape.Type.IsValueType)
        {
            sum.Add(true);
        }

        AddFields(ref sum, shape, value);
    }

    private void AddItems(ref LeafSum sum, ValueShape item, object?[] items, FieldOrder order)
    {
        if (!IsSparse)
        {
            sum.Add(items.Length);
        }

        foreach (object? each in items)
        {
            Add(ref sum, item, each, order);
        }
    }

    private sealed class UnorderedLeaves : ExpectedLeaves
    {
        protected override void AddMap(ref LeafSum sum, ValueShape shape, IDictionary map, FieldOrder order)
        {
            ulong entries = 0;
            foreach (DictionaryEntry entry in map)
            {
                var own = default(LeafSum);
                AddEntry(ref own, shape, entry, order);
                entries += own.Value;
            }

            sum.Add(map.Count);
            sum.Add((long)entries);
        }
    }
}
