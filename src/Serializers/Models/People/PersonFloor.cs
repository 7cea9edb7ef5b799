using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.People;

// A message has Id, Guid, both text headers, then the text. A header is the doubled number of characters, plus 1 for UTF-16; -1 is null.
public readonly struct PersonFloor : IFloor<Person>
{
    private const int FixedLength = sizeof(int) + 16 + sizeof(int) + sizeof(int);

    public void Encode(Person value, EncodeBuffer buffer)
    {
        string name = value.Name ?? "", data = value.Data ?? "";
        var output = new OutputCursor(buffer);
        output.Ensure(checked(FixedLength + (sizeof(char) * (name.Length + data.Length))));
        output.Advance(FixedLength);
        int nameHeader = value.Name is null ? FloorText.Null : FloorText.Put(ref output, name);
        int dataHeader = value.Data is null ? FloorText.Null : FloorText.Put(ref output, data);
        output.PutAt(0, value.Id);
        output.PutAt(4, value.Guid);
        output.PutAt(20, nameHeader);
        output.PutAt(24, dataHeader);
        output.Finish();
    }

    public Person Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        input.Need(FixedLength);
        int id = input.Take<int>();
        Guid guid = input.Take<Guid>();
        int nameHeader = input.Take<int>();
        int dataHeader = input.Take<int>();
        FloorText.NeedAll(ref input, nameHeader, dataHeader);
        return new Person
        {
            Id = id,
            Name = FloorText.Take(ref input, nameHeader),
            Data = FloorText.Take(ref input, dataHeader),
            Guid = guid,
        };
    }
}
