using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Deep;

public readonly struct DeepFloor : IFloor<DeepObject>
{
    private const int FixedLength = 17;

    public void Encode(DeepObject value, EncodeBuffer buffer)
    {
        var output = new OutputCursor(buffer);
        for (DeepObject? level = value; level is not null; level = level.Child)
        {
            int header = FloorChars.Measure(level.Name, out string name);
            byte hasChild = level.Child is null ? (byte)0 : (byte)1;
            output.Ensure(FixedLength + (sizeof(char) * name.Length));
            output.Put(level.Id);
            output.Put(header);
            output.Put(level.Value);
            output.Put(hasChild);
            FloorChars.Put(ref output, name);
        }

        output.Finish();
    }

    public DeepObject Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        DeepObject root = ReadLevel(ref input, out bool hasChild);
        for (DeepObject parent = root; hasChild;)
        {
            DeepObject child = ReadLevel(ref input, out hasChild);
            parent.Child = child;
            parent = child;
        }

        input.ExpectEnd();
        return root;
    }

    private static DeepObject ReadLevel(ref InputCursor input, out bool hasChild)
    {
        input.Need(FixedLength);
        int id = input.Take<int>();
        int header = input.Take<int>();
        double value = input.Take<double>();
        hasChild = input.TakeByte() != 0;
        FloorChars.NeedAtLeast(ref input, FloorChars.SizeOf(header));
        return new DeepObject { Id = id, Name = FloorChars.Take(ref input, header), Value = value };
    }
}
