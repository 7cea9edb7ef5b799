using System.Collections;
using System.Text;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>The checksum that reading a value in place must give, by reflection over the plain value: it shares no code with the reading.</summary>
internal static class ExpectedLeaves
{
    public static ulong Of<T>(T value)
    {
        var sum = default(LeafSum);
        AddFields(ref sum, Shape.Of<T>(), value!);
        return sum.Value;
    }

    private static void AddFields(ref LeafSum sum, Shape shape, object value)
    {
        foreach (Field field in shape.Fields)
        {
            Add(ref sum, field.Value, field.Member.GetValue(value));
        }
    }

    private static void Add(ref LeafSum sum, ValueShape shape, object? value)
    {
        switch (value)
        {
            case null:
                sum.AddNull();
                break;
            case string text:
                sum.Add(Encoding.UTF8.GetBytes(text));
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
                AddMap(ref sum, shape, map);
                break;
            case ICollection items:
                AddItems(ref sum, shape.Item!, items);
                break;
            default:
                AddNumberOrObject(ref sum, shape, value);
                break;
        }
    }

    private static void AddMap(ref LeafSum sum, ValueShape shape, IDictionary map)
    {
        sum.Add(map.Count);
        foreach (DictionaryEntry entry in map)
        {
            Add(ref sum, shape.Key!, entry.Key);
            Add(ref sum, shape.Value!, entry.Value);
        }
    }

    private static void AddItems(ref LeafSum sum, ValueShape item, ICollection items)
    {
        sum.Add(items.Count);
        foreach (object? each in items)
        {
            Add(ref sum, item, each);
        }
    }

    private static void AddNumberOrObject(ref LeafSum sum, ValueShape shape, object value)
    {
        if (shape.Kind == Kind.Object)
        {
            AddFields(ref sum, shape.Shape, value);
        }
        else
        {
            sum.Add(Convert.ToInt64(value, null));
        }
    }
}
