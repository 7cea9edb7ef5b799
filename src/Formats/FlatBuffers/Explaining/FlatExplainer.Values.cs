using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Explaining;

/// <content>What stands in place, texts and vectors.</content>
internal ref partial struct FlatExplainer
{
    private void ExplainInline(PartName name, ValueShape value)
    {
        int start = _cursor.Input.Position;
        switch (value.Kind)
        {
            case Kind.Object:
                ExplainStruct(name, value.Type);
                break;
            case Kind.Guid:
                _cursor.Take<Guid>(PartKind.Value, name);
                break;
            case Kind.Decimal:
                _cursor.Mark(PartKind.Value, name, _cursor.Input.Read<WireDecimal>().ToDecimal(start));
                break;
            case Kind.DateTime:
                _cursor.Mark(PartKind.Value, name, WireDateTime.ToDateTime(_cursor.Input.Read<ulong>(), start));
                break;
            case Kind.DateTimeOffset:
                _cursor.Mark(PartKind.Value, name, _cursor.Input.Read<WireDateTimeOffset>().ToDateTimeOffset(start));
                break;
            default:
                _cursor.TakeFixed(value, SchemaReader.TypeOf(value).Size, name);
                break;
        }
    }

    private void ExplainStruct(PartName name, Type type)
    {
        int start = _cursor.Input.Position;
        Depth.CheckReading(_depth + 1, start);
        ObjectSchema schema = SchemaReader.StructOf(type);
        FlatMember[] members = MembersOf(name, type);
        for (int id = 0; id < members.Length; id++)
        {
            _cursor.JumpTo(start + schema.Offsets[id]);
            ExplainInline(members[id].Name, members[id].Value);
        }
    }

    private void ExplainText(int start, PartName name)
    {
        _cursor.JumpTo(start);
        int length = TakeCount(name, "length", itemSize: 1);
        int text = _cursor.Input.Position;
        _cursor.Mark(PartKind.Value, name, Text.DecodeUtf8(_cursor.Input.ReadBytes(length), text));
        if (_cursor.Take<byte>(PartKind.Padding, name.Detail("end of text")) != 0)
        {
            WireFormatException.Throw(text + length, "text that ends in a zero byte");
        }
    }

    private void ExplainVector(int start, PartName name, ValueShape vector)
    {
        _cursor.JumpTo(start);
        if (vector.Type == typeof(byte[]))
        {
            int length = TakeCount(name, "count", itemSize: 1);
            _cursor.Mark(PartKind.Value, name, _cursor.Input.ReadBytes(length).ToArray());
            return;
        }

        int size = vector.Kind == Kind.Map ? FlatType.OffsetSize : SchemaReader.ItemOf(vector.Item!).Size;
        int count = TakeCount(name, "count", size);
        int first = _cursor.Input.Position;
        for (int i = 0; i < count; i++)
        {
            int place = first + (i * size);
            if (vector.Kind == Kind.Map)
            {
                ExplainEntry(place, name.Item(i), vector);
            }
            else
            {
                ExplainValue(place, new FlatMember(name.Item(i), vector.Item!), isItem: true);
            }
        }
    }

    private void ExplainEntry(int place, PartName name, ValueShape map)
    {
        _cursor.JumpTo(place);
        int target = TakeOffset(name, "offset");
        if (_visited.Add(target))
        {
            ExplainTable(target, name, [new FlatMember(name.Key(), map.Key!), new FlatMember(name.Value(), map.Value!)], isLevel: false);
        }
    }

    private int TakeCount(PartName name, string label, int itemSize)
    {
        uint count = _cursor.Take<uint>(PartKind.Length, name.Detail(label));
        _cursor.Input.NeedItems(count, itemSize);
        return (int)count;
    }
}
