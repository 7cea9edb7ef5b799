using System.Text;

namespace SerBench.Serializers.Payload;

// Writes every value without lengths or separators. A smaller format must pack the values.
public sealed class PayloadSerializer : ISerializer
{
    public string Id => "payload";

    public string Title => "Payload";

    public SerializerFamily Family => SerializerFamily.Payload;

    public Traits Traits => Traits.None;

    public Binding<T> Bind<T>() =>
        ShapeCheck.Find(typeof(T), _ => null) is { } unknown ? unknown : Binding<T>.To(new PayloadCodec<T>());
}

internal sealed class PayloadCodec<T> : ICodec<T>
{
    public CodecShape Shape => CodecShape.SizeOnly;

    public void Encode(T value, EncodeBuffer buffer)
    {
        var leaves = new LeafWriter(buffer);
        leaves.Write(value);
        leaves.Finish();
    }
}

internal ref struct LeafWriter(EncodeBuffer buffer)
{
    private readonly Stack<object> _pending = new();
    private OutputCursor _output = new(buffer);

    public void Write(object? root)
    {
        Push([root]);
        while (_pending.TryPop(out object? value))
        {
            WriteOne(value);
        }
    }

    public readonly void Finish() => _output.Finish();

    private void WriteOne(object value)
    {
        switch (value)
        {
            case string text: _output.Write(Encoding.UTF8.GetBytes(text)); break;
            case bool flag: Put((byte)(flag ? 1 : 0)); break;
            case Enum member: WriteOne(Convert.ChangeType(member, Enum.GetUnderlyingType(member.GetType()))); break;
            case byte number: Put(number); break;
            case sbyte number: Put(number); break;
            case short number: Put(number); break;
            case ushort number: Put(number); break;
            case int number: Put(number); break;
            case uint number: Put(number); break;
            case long number: Put(number); break;
            case ulong number: Put(number); break;
            case char number: Put(number); break;
            case float number: Put(number); break;
            case double number: Put(number); break;
            case decimal number: Put(number); break;
            case Guid number: Put(number); break;
            case DateTime time: Put(time.Ticks); break;
            case DateTimeOffset time: Put(time.Ticks); Put((short)time.TotalOffsetMinutes); break;
            case TimeSpan time: Put(time.Ticks); break;
            case DateOnly date: Put(date.DayNumber); break;
            case TimeOnly time: Put(time.Ticks); break;
            case IEnumerable items: Push(items.Cast<object?>().Reverse()); break;
            default:
                Push(Shape.Of(value.GetType()).Fields.Reverse()
                    .Select(field => Surrogate.Carry(field.Value, field.Member.GetValue(value), isStrict: false)));
                break;
        }
    }

    private readonly void Push(IEnumerable<object?> values)
    {
        foreach (object value in values.OfType<object>())
        {
            _pending.Push(value);
        }
    }

    private void Put<T>(T value)
        where T : unmanaged
    {
        _output.Ensure(sizeof(decimal));
        _output.Put(value);
    }
}
