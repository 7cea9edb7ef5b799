using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Complex;

/// <summary>
/// The floor of a complex object: the numbers of both objects and the lengths of both names at fixed offsets, the names, then the map.
/// </summary>
public readonly struct ComplexFloor : IFloor<ComplexObject>
{
    public void Encode(ComplexObject value, EncodeBuffer buffer)
    {
        var output = new OutputCursor(buffer);
        ComplexFloorParts.PutHead(ref output, value.Id, value.Name, value.Active, value.Nested);
        ComplexFloorParts.PutMap(ref output, value.Data);
        output.Finish();
    }

    public ComplexObject Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        int id = ComplexFloorParts.TakeHead(ref input, out string? name, out bool active, out NestedObject? nested);
        var value = new ComplexObject { Id = id, Name = name, Active = active, Nested = nested, Data = ComplexFloorParts.ReadMap(ref input) };
        input.ExpectEnd();
        return value;
    }
}
