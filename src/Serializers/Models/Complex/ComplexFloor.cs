using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Complex;

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
        var value =
            new ComplexObject { Id = id, Name = name, Active = active, Nested = nested, Data = ComplexFloorParts.ReadMap(ref input) };
        input.ExpectEnd();
        return value;
    }
}

internal static class ComplexFloorParts
{
    private const int HeadLength = 26;
    private const int EntryLength = sizeof(int) + sizeof(int);
    private static readonly NestedObject Absent = new();

    [MethodImpl(AggressiveInlining)]
    public static void PutHead(ref OutputCursor output, int id, string? text, bool active, NestedObject? nestedOrNull)
    {
        NestedObject nested = nestedOrNull ?? Absent;
        int header = FloorChars.Measure(text, out string name);
        int nestedHeader = FloorChars.Measure(nested.Name, out string nestedName);
        byte activeByte = active ? (byte)1 : (byte)0;
        byte hasNested = nestedOrNull is null ? (byte)0 : (byte)1;
        output.Ensure(checked(HeadLength + (sizeof(char) * (name.Length + nestedName.Length))));
        output.PutAt(0, id);
        output.PutAt(4, header);
        output.PutAt(8, nested.Id);
        output.PutAt(12, nestedHeader);
        output.PutAt(16, nested.Value);
        output.PutAt(24, activeByte);
        output.PutAt(25, hasNested);
        output.Advance(HeadLength);
        FloorChars.Put(ref output, name);
        FloorChars.Put(ref output, nestedName);
    }

    [MethodImpl(AggressiveInlining)]
    public static int TakeHead(ref InputCursor input, out string? name, out bool active, out NestedObject? nested)
    {
        input.Need(HeadLength);
        int id = input.Take<int>();
        int header = input.Take<int>();
        int nestedId = input.Take<int>();
        int nestedHeader = input.Take<int>();
        double nestedValue = input.Take<double>();
        active = input.TakeByte() != 0;
        bool hasNested = input.TakeByte() != 0;
        FloorChars.NeedAtLeast(ref input, FloorChars.SizeOf(header) + FloorChars.SizeOf(nestedHeader));
        name = FloorChars.Take(ref input, header);
        string? nestedName = FloorChars.Take(ref input, nestedHeader);
        nested = hasNested ? new NestedObject { Id = nestedId, Name = nestedName, Value = nestedValue } : null;
        return id;
    }

    [MethodImpl(AggressiveInlining)]
    public static void PutMap(ref OutputCursor output, Dictionary<string, int>? map)
    {
        int count = map is null ? -1 : map.Count;
        output.Ensure(sizeof(int));
        output.Put(count);
        if (map is null)
        {
            return;
        }

        foreach (KeyValuePair<string, int> entry in map)
        {
            string key = entry.Key;
            output.Ensure(EntryLength + (sizeof(char) * key.Length));
            output.Put(entry.Value);
            output.Put(key.Length);
            FloorChars.Put(ref output, key);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static Dictionary<string, int>? ReadMap(ref InputCursor input)
    {
        int count = input.Read<int>();
        if (count < 0)
        {
            return null;
        }

        input.NeedItems(count, EntryLength);
        var map = new Dictionary<string, int>(count);
        for (int i = 0; i < count; i++)
        {
            int value = input.Read<int>();
            if (!map.TryAdd(FloorChars.Read(ref input) ?? "", value))
            {
                WireFormatException.ThrowDuplicateKey(input.Position);
            }
        }

        return map;
    }
}
