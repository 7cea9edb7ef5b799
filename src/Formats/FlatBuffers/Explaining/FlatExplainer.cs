using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Explaining;

/// <summary>Says what each byte of a message is, following its offsets. What nothing points to must be zero, and is padding.</summary>
internal ref partial struct FlatExplainer
{
    private readonly MessageShape _message;

    /// <summary>Tables, vectors and texts have one name however many offsets lead to them; so have vtables.</summary>
    private readonly HashSet<int> _visited = [];
    private MarkingCursor _cursor;
    private int _depth;

    private FlatExplainer(MessageShape message, Anatomy anatomy)
    {
        _message = message;
        _cursor = new MarkingCursor(anatomy);
    }

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new FlatExplainer(message, anatomy);
        int root = explainer.TakeOffset(PartName.Root, "offset");
        FlatMember[] members = SchemaReader.IsStruct(message.Root) ? [new FlatMember(PartName.Root, message.Root)] : explainer.MembersOf(PartName.Root, message.Root.Type);
        explainer.ExplainTable(root, PartName.Root, members, isLevel: true);
        anatomy.AddPadding();
    }

    private void ExplainTable(int start, PartName name, FlatMember[] members, bool isLevel)
    {
        int outer = _depth;
        _depth += isLevel ? 1 : 0;
        if (_depth > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(start);
        }

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

        _depth = outer;
    }

    /// <summary>The places of the members in their table, 0 for those that are absent. A vtable is named after the first table that has it.</summary>
    private int[] ExplainVTable(int start, PartName name, FlatMember[] members)
    {
        int length = _cursor.Input.TakeAt<ushort>(start);
        var places = new int[members.Length];
        int count = (length - ObjectSchema.VTableHeader) / sizeof(ushort);
        if (length < ObjectSchema.VTableHeader || length > _cursor.Input.Length - start || count > members.Length)
        {
            WireFormatException.Throw(start, $"a vtable of at most {members.Length} fields");
        }

        for (int id = 0; id < count; id++)
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
                _cursor.Take<ushort>(PartKind.Offset, members[id].Name.Detail("place" + members[id].Role));
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
                ExplainTable(target, MembersName(member), MembersOf(member), type.IsLevel);
                break;
        }
    }

    /// <summary>The members of what stands as a table: an object, an array of several dimensions, a collection in a collection.</summary>
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

    private static PartName MembersName(FlatMember member) => member.Value.Kind == Kind.Object ? member.Name : member.Name.Detail("table");

    private readonly FlatMember[] MembersOf(PartName name, Type type) =>
        [.. _message.FieldsOf(type, FieldOrder.Declared).Fields.OrderBy(field => field.Number).Select(field => new FlatMember(name.Field(field.Name), field.Value))];

    /// <summary>Takes an offset and answers where it leads: to a place of four bytes or more.</summary>
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
}
