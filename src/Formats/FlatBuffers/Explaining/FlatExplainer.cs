using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Explaining;

// Follows the offsets of a message. Other bytes are padding, or values of a newer version.
internal ref struct FlatExplainer(MessageShape message, Anatomy anatomy)
{
    private readonly HashSet<int> _visited = [];
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new FlatExplainer(message, anatomy);
        int root = explainer.TakeOffset(PartName.Root, "offset");
        FlatMember[] members = SchemaReader.IsStruct(message.Root)
            ? [new FlatMember(PartName.Root, message.Root)]
            : explainer.MembersOf(PartName.Root, message.Root.Type);
        explainer.ExplainTable(root, PartName.Root, members);
        anatomy.AddPadding();
    }

    private void ExplainTable(int start, PartName name, FlatMember[] members)
    {
        _cursor.CheckStack();
        _cursor.JumpTo(start);
        long vtable = (long)start - _cursor.Take<int>(PartKind.Offset, name.Detail("vtable"));
        if (vtable < 0 || vtable > _cursor.Input.Length - ObjectSchema.VTableHeader)
        {
            WireFormatException.ThrowFault(start, "the vtable does not lie within the message");
        }

        int[] places = ExplainVTable((int)vtable, name, members);
        for (int id = 0; id < members.Length; id++)
        {
            if (places[id] != 0)
            {
                ExplainValue(start + places[id], members[id], isItem: false);
            }
        }
    }

    private int[] ExplainVTable(int start, PartName name, FlatMember[] members)
    {
        int length = _cursor.Input.TakeAt<ushort>(start);
        var places = new int[members.Length];
        int count = (length - ObjectSchema.VTableHeader) / sizeof(ushort);
        if (length < ObjectSchema.VTableHeader || length > _cursor.Input.Length - start)
        {
            WireFormatException.ThrowFault(start, "the vtable does not lie within the message");
        }

        for (int id = 0; id < Math.Min(count, members.Length); id++)
        {
            places[id] = _cursor.Input.TakeAt<ushort>(start + ObjectSchema.VTableHeader + (sizeof(ushort) * id));
        }

        if (_visited.Add(start))
        {
            _cursor.JumpTo(start);
            _cursor.Take<ushort>(PartKind.Length, name.Detail("length of the vtable"));
            _cursor.Take<ushort>(PartKind.Length, name.Detail("length of the table"));
            for (int id = 0; id < count; id++)
            {
                _cursor.Take<ushort>(
                    PartKind.Offset,
                    id < members.Length
                        ? members[id].Name.Detail("place" + members[id].Role)
                        : name.Detail($"place of unknown field {id}"));
            }
        }

        return places;
    }

    private void ExplainValue(int place, FlatMember member, bool isItem)
    {
        _cursor.JumpTo(place);
        ValueShape value = member.Value;
        FlatType type = isItem ? SchemaReader.ItemOf(value) : SchemaReader.TypeOf(value);
        if (type.Form == WireForm.Inline)
        {
            ExplainInline(member.Name, value);
            return;
        }

        int target = TakeOffset(member.Name, "offset" + member.Role);
        if (!_visited.Add(target))
        {
            return;
        }

        switch (type.Form)
        {
            case WireForm.Text:
                ExplainText(target, member.Name);
                break;
            case WireForm.Vector:
                ExplainVector(target, member.Name, value);
                break;
            default:
                ExplainTable(target, value.Kind == Kind.Object ? member.Name : member.Name.Detail("table"), MembersOf(member));
                break;
        }
    }

    private readonly FlatMember[] MembersOf(FlatMember member) => member.Value switch
    {
        { Kind: Kind.Object } => MembersOf(member.Name, member.Value.Type),
        { SequenceKind: SequenceKind.Rectangular } =>
        [
            new FlatMember(member.Name.Detail("lengths"), TypeReader.ValueOf(typeof(int[]))),
            new FlatMember(member.Name, TypeReader.ValueOf(member.Value.Item!.Type.MakeArrayType()), " of items"),
        ],
        _ => [member with { Role = " of content" }],
    };

    private readonly FlatMember[] MembersOf(PartName name, Type type) =>
    [
        .. message.FieldsOf(type, FieldOrder.Declared).Fields
            .OrderBy(field => field.Number)
            .Select(field => new FlatMember(name.Field(field.Name), field.Value))
    ];

    private int TakeOffset(PartName name, string label)
    {
        int from = _cursor.Input.Position;
        uint offset = _cursor.Take<uint>(PartKind.Offset, name.Detail(label));
        if (offset == 0 || (long)from + offset > _cursor.Input.Length - FlatType.OffsetSize)
        {
            WireFormatException.ThrowFault(from, $"offset {offset} does not point into the message");
        }

        return from + (int)offset;
    }

    private void ExplainInline(PartName name, ValueShape value)
    {
        int start = _cursor.Input.Position;
        switch (value.Kind)
        {
            case Kind.Object:
                ExplainStruct(name, value.Type);
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
        _cursor.TakeUtf8(TakeCount(name, "length", itemSize: 1), name);
        _cursor.Take<byte>(PartKind.Padding, name.Detail("end of text"));
    }

    private void ExplainVector(int start, PartName name, ValueShape vector)
    {
        _cursor.JumpTo(start);
        if (vector.IsBytes)
        {
            _cursor.TakeBytes(TakeCount(name, "count", itemSize: 1), name);
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
            ExplainTable(target, name, [new FlatMember(name.Key(), map.Key!), new FlatMember(name.Value(), map.Value!)]);
        }
    }

    private int TakeCount(PartName name, string label, int itemSize)
    {
        uint count = _cursor.Take<uint>(PartKind.Length, name.Detail(label));
        _cursor.Input.NeedItems(count, itemSize);
        return (int)count;
    }
}

// The index of a member is its field id.
internal readonly record struct FlatMember(PartName Name, ValueShape Value, string Role = "");
