using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

internal ref partial struct NrbfExplainer
{
    private void ExplainClass(NamedObject node, RecordKind kind, int id)
    {
        DescribedClass described;
        if (kind == RecordKind.ClassWithId)
        {
            int other = _cursor.Take<int>(PartKind.Reference, node.Name.Detail("described by"));
            described = _classes.GetValueOrDefault(other)
                ?? throw new WireFormatException(
                    _cursor.Input.Position - sizeof(int), $"the id of a class that was described, not {other}");
        }
        else
        {
            described = TakeDescription(node.Name, kind);
            _classes[id] = described;
        }

        if (described.Name == "System.Guid")
        {
            _cursor.Take<Guid>(PartKind.Value, node.Name);
        }
        else if (described.Name == "System.DateTimeOffset")
        {
            _cursor.Mark(PartKind.Value, node.Name, ReadDateTimeOffset());
        }
        else if (node is { IsContent: true, Shape.Kind: Kind.Map })
        {
            if (described.Members.Length != 2)
            {
                WireFormatException.Throw(
                    _cursor.Input.Position, $"a class of a key and a value, not of {described.Members.Length} members");
            }

            ExplainMember(new NamedObject(node.Name.Key(), node.Shape.Key), described.Members[0]);
            ExplainMember(new NamedObject(node.Name.Value(), node.Shape.Value), described.Members[^1]);
        }
        else if (described.Name.StartsWith("System.Collections.Generic.", StringComparison.Ordinal)
            && node.Shape is { Kind: Kind.Sequence or Kind.Map })
        {
            ExplainCollection(node, described);
        }
        else
        {
            ExplainMembers(node, described);
        }
    }

    private DescribedClass TakeDescription(PartName name, RecordKind kind)
    {
        string className = TakeText(PartKind.TypeName, name.Detail("class"));
        int count = _cursor.Take<int>(PartKind.Length, name.Detail("members"));
        _cursor.Input.NeedItems(count, 2);
        var names = new string[count];
        for (int i = 0; i < count; i++)
        {
            names[i] = TakeText(PartKind.FieldName, name.Detail($"name {i}"));
        }

        var kinds = new MemberKind[count];
        for (int i = 0; i < count; i++)
        {
            kinds[i] = (MemberKind)_cursor.Take<byte>(PartKind.TypeCode, name.Detail($"kind {i}"));
        }

        var members = new DescribedMember[count];
        for (int i = 0; i < count; i++)
        {
            members[i] = new DescribedMember(names[i], TakeType(name.Detail($"type {i}"), kinds[i]));
        }

        if (kind == RecordKind.ClassWithMembersAndTypes)
        {
            _cursor.Take<int>(PartKind.Reference, name.Detail("library"));
        }

        return new DescribedClass(className, members);
    }

    // Returns `None` if the member's value has its own record.
    private PrimitiveCode TakeType(PartName name, MemberKind kind)
    {
        switch (kind)
        {
            case MemberKind.Primitive:
                return TakeCode(name);
            case MemberKind.PrimitiveArray:
                TakeCode(name);
                break;
            case MemberKind.SystemClass:
                TakeText(PartKind.TypeName, name);
                break;
            case MemberKind.Class:
                TakeText(PartKind.TypeName, name);
                _cursor.Take<int>(PartKind.Reference, name.Detail("library"));
                break;
        }

        return PrimitiveCode.None;
    }

    private void ExplainMembers(NamedObject node, DescribedClass described)
    {
        Shape? shape = node.Shape is { Kind: Kind.Object } value ? value.Shape : null;
        ClassMember[] known = shape is null ? [] : SerializableMembers.Of(shape);
        var seen = new HashSet<string>();
        foreach (DescribedMember member in described.Members)
        {
            Field? field = known.FirstOrDefault(candidate => candidate.Name == member.Name) is { } match
                ? shape!.Fields[match.Ordinal]
                : null;
            string plain = field?.Name ?? TypeReader.PropertyOf(member.Name) ?? member.Name;
            PartName name = node.Shape is { Kind: Kind.Enum } ? node.Name : node.Name.Field(plain);

            name = seen.Add(field?.Name ?? member.Name) ? name : node.Name.Detail(member.Name);
            ExplainMember(new NamedObject(name, node.Shape is { Kind: Kind.Enum } ? node.Shape : field?.Value), member);
        }
    }

    private void ExplainCollection(NamedObject node, DescribedClass described)
    {
        int array = 0;
        foreach (DescribedMember member in described.Members)
        {
            switch (member.Name)
            {
                case "_items" or "Elements" or "KeyValuePairs":
                    SkipLibraries();
                    array = PeekReference();
                    _objects.TryAdd(array, node with { IsContent = true });
                    ExplainMember(new NamedObject(node.Name.Detail("content"), null), member);
                    break;
                case "_size" when member.Code == PrimitiveCode.Int32:
                    _used[array] = _cursor.Take<int>(PartKind.Length, node.Name.Detail("count"));
                    break;
                default:
                    ExplainMember(new NamedObject(node.Name.Detail(member.Name), null), member, PartKind.Header);
                    break;
            }
        }
    }

    private void ExplainMember(NamedObject node, DescribedMember member, PartKind kind = PartKind.Value)
    {
        if (member.Code != PrimitiveCode.None)
        {
            ExplainPrimitive(node.Name, member.Code, kind, node.Shape);
        }
        else
        {
            ExplainValue(node);
        }
    }

    private readonly int PeekReference()
    {
        bool isReference = _cursor.Input.Left >= 1 + sizeof(int) && (RecordKind)_cursor.Input.PeekByte() == RecordKind.MemberReference;
        return isReference ? _cursor.Input.Peek<int>(1) : 0;
    }
}
