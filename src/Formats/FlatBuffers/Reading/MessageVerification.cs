using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Reading;

internal readonly ref struct MessageVerification(in Message message)
{
    private const int TerminatorSize = 1;

    private readonly Message _message = message;

    // Verifies the table whose offset is at `from`. The depth of the root is 1.
    public void VisitTable(int from, ObjectSchema schema, int depth)
    {
        Depth.CheckReading(depth - 1, from);
        var table = new OpenTable(in _message, Follow(from), schema.Members.Length);
        Align(table.VTable, sizeof(ushort));
        Align(table.VTableSize, sizeof(ushort));
        FlatType[] members = schema.Members;
        for (int id = 0; id < members.Length; id++)
        {
            int place = table.Find(in _message, id, members[id].Size);
            if (place != OpenTable.Absent)
            {
                Visit(place, members[id], depth);
            }
        }
    }

    private void Visit(int place, FlatType type, int depth)
    {
        Align(place, type.Alignment);
        switch (type.Form)
        {
            case WireForm.Text:
                VisitText(place);
                break;
            case WireForm.Table:
                VisitTable(place, type.Object, type.IsLevel ? depth + 1 : depth);
                break;
            case WireForm.Vector:
                VisitVector(place, type.Item!, depth);
                break;
            case WireForm.Inline when type.IsLevel:
                Depth.CheckReading(depth, place);
                break;
        }
    }

    private void VisitText(int from)
    {
        int start = Follow(from);
        uint length = _message.Load<uint>(start);
        _message.Reach(start, FlatType.OffsetSize + (long)length + TerminatorSize);
        if (_message.Load<byte>(start + FlatType.OffsetSize + (int)length) != 0)
        {
            WireFormatException.Throw(start, "text that ends in a zero byte");
        }
    }

    private void VisitVector(int from, FlatType item, int depth)
    {
        int start = Follow(from);
        uint count = _message.Load<uint>(start);
        _message.Reach(start, FlatType.OffsetSize + ((long)count * item.Size));
        int first = start + FlatType.OffsetSize;
        if (item.Form != WireForm.Inline)
        {
            for (int i = 0; i < (int)count; i++)
            {
                Visit(first + (i * FlatType.OffsetSize), item, depth);
            }
        }
        else if (count > 0)
        {
            Visit(first, item, depth);
        }
    }

    private int Follow(int from)
    {
        int start = _message.Follow(from);
        Align(start, FlatType.OffsetSize);
        return start;
    }

    private static void Align(int position, int alignment)
    {
        if ((position & (alignment - 1)) != 0)
        {
            ThrowUnaligned(position, alignment);
        }
    }

    private static void ThrowUnaligned(int position, int alignment) =>
        WireFormatException.Throw(position, $"a value that is aligned to {alignment} bytes");
}
