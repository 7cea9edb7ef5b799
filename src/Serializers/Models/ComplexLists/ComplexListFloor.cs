using SerBench.Serializers.Floors;
using SerBench.Serializers.Models.Complex;

namespace SerBench.Serializers.Models.ComplexLists;

public readonly struct ComplexListFloor : IFloor<ComplexList>
{
    public void Encode(ComplexList value, EncodeBuffer buffer)
    {
        var output = new OutputCursor(buffer);
        ComplexFloorParts.PutHead(ref output, value.Id, value.Name, value.Active, value.Nested);
        ComplexFloorParts.PutMap(ref output, value.Data);
        List<string>? tags = value.Tags;
        int count = tags is null ? -1 : tags.Count;
        output.Ensure(sizeof(int));
        output.Put(count);
        for (int i = 0; i < count; i++)
        {
            int header = FloorChars.Measure(tags![i], out string tag);
            output.Ensure(sizeof(int) + (sizeof(char) * tag.Length));
            output.Put(header);
            FloorChars.Put(ref output, tag);
        }

        output.Finish();
    }

    public ComplexList Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        int id = ComplexFloorParts.TakeHead(ref input, out string? name, out bool active, out NestedObject? nested);
        var value = new ComplexList { Id = id, Name = name, Active = active, Nested = nested, Data = ComplexFloorParts.ReadMap(ref input) };
        int count = input.Read<int>();
        if (count >= 0)
        {
            input.NeedItems(count, sizeof(int));
            var tags = new List<string>(count);
            for (int i = 0; i < count; i++)
            {
                tags.Add(FloorChars.Read(ref input)!);
            }

            value.Tags = tags;
        }

        input.ExpectEnd();
        return value;
    }
}
