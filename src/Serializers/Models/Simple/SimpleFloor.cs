using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Simple;

public readonly struct SimpleFloor : IFloor<SimpleObject>
{
    private const int FixedLength = 31;

    public void Encode(SimpleObject value, EncodeBuffer buffer)
    {
        int header = FloorChars.Measure(value.Name, out string name);
        byte active = value.Active ? (byte)1 : (byte)0;
        var output = new OutputCursor(buffer);
        output.Ensure(FixedLength + (sizeof(char) * name.Length));
        output.PutAt(0, value.Id);
        output.PutAt(4, header);
        output.PutAt(8, value.DoubleValue);
        output.PutAt(16, value.LongValue);
        output.PutAt(24, value.FloatValue);
        output.PutAt(28, value.ShortValue);
        output.PutAt(30, active);
        output.Advance(FixedLength);
        FloorChars.Put(ref output, name);
        output.Finish();
    }

    public SimpleObject Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        input.Need(FixedLength);
        int id = input.Take<int>();
        int header = input.Take<int>();
        double doubleValue = input.Take<double>();
        long longValue = input.Take<long>();
        float floatValue = input.Take<float>();
        short shortValue = input.Take<short>();
        bool active = input.TakeByte() != 0;
        FloorChars.NeedExactly(ref input, FloorChars.SizeOf(header));
        return new SimpleObject
        {
            Id = id,
            Name = FloorChars.Take(ref input, header),
            Active = active,
            DoubleValue = doubleValue,
            FloatValue = floatValue,
            LongValue = longValue,
            ShortValue = shortValue,
        };
    }
}
