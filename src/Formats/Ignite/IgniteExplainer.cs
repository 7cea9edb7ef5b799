namespace SerBench.Formats.Ignite;

// The codes in the message decide the layout. The .NET types give the names of fields.
internal ref struct IgniteExplainer(MessageShape message, Anatomy anatomy)
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new IgniteExplainer(message, anatomy);
        explainer.ExplainObject(PartName.Root, message.FieldsOf(message.Root.Type, FieldOrder.ByName));
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainObject(PartName name, Shape shape)
    {
        _cursor.CheckStack();
        IgniteObjectHeader header = TakeHeader(name);
        Field?[] fields = FieldsOf(header, shape);
        int end = header is { HasSchema: true, HasRaw: true } ? header.RawStart(anatomy.Payload) : header.FieldsEnd;
        for (int i = 0; i < fields.Length; i++)
        {
            PartName path = NameOf(name, fields[i], i);
            if (fields[i] is not { Value: var value })
            {
                TakeRest(path, i + 1 < fields.Length ? header.Start + header.Offset(anatomy.Payload, i + 1) : end);
            }
            else if (!header.HasSchema && !value.IsNullableValue && RawWidth(value) is int width)
            {
                _cursor.TakeFixed(value, width, path);
            }
            else
            {
                ExplainValue(path, value);
            }
        }

        TakeRest(name.Detail("raw part"), header.FieldsEnd);
        if (header.HasSchema)
        {
            TakeFooter(header, name, fields);
        }

        TakeRest(name.Detail("place of the raw part"), header.End);
    }

    private void TakeRest(PartName name, int end)
    {
        _cursor.Input.Skip(end - _cursor.Input.Position);
        _cursor.Mark(PartKind.Value, name);
    }

    private static PartName NameOf(PartName name, Field? field, int index) =>
        field is null ? name.Detail($"unknown field {index}") : name.Field(field.Name);

    private IgniteObjectHeader TakeHeader(PartName name)
    {
        IgniteObjectHeader header = IgniteObjectHeader.Read(anatomy.Payload, _cursor.Input.Position);
        _cursor.Take<byte>(PartKind.TypeCode, name.Detail("object"));
        _cursor.Take<byte>(PartKind.Header, name.Detail("version"));
        _cursor.Take<ushort>(PartKind.Header, name.Detail("flags"));
        _cursor.Take<int>(PartKind.Header, name.Detail("type id"));
        _cursor.Take<int>(PartKind.Checksum, name.Detail("hash"));
        _cursor.Take<int>(PartKind.Length, name.Detail("length"));
        _cursor.Take<int>(PartKind.Header, name.Detail("schema id"));
        _cursor.Take<int>(PartKind.Header, name.Detail(header.HasSchema ? "footer at" : "raw part at"));
        return header;
    }

    // Returns the fields in the order of the message, with null for unknown or repeated fields.
    private readonly Field?[] FieldsOf(IgniteObjectHeader header, Shape shape)
    {
        if (!header.HasSchema || header.IsCompact)
        {
            return [.. shape.Fields];
        }

        var fields = new Field?[header.FieldCount];
        for (int i = 0; i < fields.Length; i++)
        {
            int id = header.FieldId(anatomy.Payload, i);
            fields[i] = shape.Fields.FirstOrDefault(field => IgniteNames.FieldId(field) == id && !fields.Contains(field));
        }

        return fields;
    }

    private void TakeFooter(IgniteObjectHeader header, PartName name, Field?[] fields)
    {
        for (int i = 0; i < fields.Length; i++)
        {
            PartName path = NameOf(name, fields[i], i);
            if (!header.IsCompact)
            {
                _cursor.Take<int>(PartKind.FieldName, path.Detail("id"));
            }

            switch (IgniteHeader.OffsetWidth(header.Flags))
            {
                case 1:
                    _cursor.Take<byte>(PartKind.Footer, path.Detail("offset"));
                    break;
                case 2:
                    _cursor.Take<ushort>(PartKind.Footer, path.Detail("offset"));
                    break;
                default:
                    _cursor.Take<int>(PartKind.Footer, path.Detail("offset"));
                    break;
            }
        }
    }

    private static int? RawWidth(ValueShape value) =>
        value.Kind is Kind.Decimal or Kind.Guid or Kind.DateTime or Kind.DateTimeOffset or >= Kind.String
        || (value.Kind == Kind.Enum && value.Width < sizeof(long)) ? null : value.Width;

    private void ExplainValue(PartName name, ValueShape value)
    {
        int offset = _cursor.Input.Position;
        byte code = _cursor.Input.PeekByte();
        if (code == IgniteCode.Object)
        {
            ExplainNested(name, value);
            return;
        }

        _cursor.Input.Skip(1);
        _cursor.Mark(
            code == IgniteCode.Null ? PartKind.Null : PartKind.TypeCode, name.Detail(code == IgniteCode.Null ? "null" : "code"), code);
        switch (code)
        {
            case IgniteCode.Null when value.CanBeNull:
                break;
            case IgniteCode.Handle when value.CanBeNull:
                _cursor.Take<int>(PartKind.Reference, name.Detail("handle"));
                break;
            case >= IgniteCode.Byte and <= IgniteCode.Bool when RawWidth(value) == IgniteWidth.OfNumber(code):
                _cursor.TakeFixed(value, IgniteWidth.OfNumber(code), name);
                break;
            case IgniteCode.String when value.Kind == Kind.String:
                int length = _cursor.Take<int>(PartKind.Length, name.Detail("length"));
                int start = _cursor.Input.Position;
                _cursor.Mark(PartKind.Value, name, IgniteText.Decode(_cursor.Input.ReadBytes(length), start));
                break;
            case IgniteCode.Guid when value.Kind == Kind.Guid:
                _cursor.Input.Need(IgniteWidth.Guid - 1);
                _cursor.Mark(PartKind.Value, name, IgniteGuid.Take(ref _cursor.Input));
                break;
            case IgniteCode.Enum when value.Kind == Kind.Enum:
                _cursor.Take<int>(PartKind.Header, name.Detail("type id"));
                _cursor.TakeFixed(value, sizeof(int), name);
                break;
            case IgniteCode.Decimal when value.Kind == Kind.Decimal:
                ExplainDecimal(name);
                break;
            case IgniteCode.Timestamp when value.Kind == Kind.DateTime:
                _cursor.Mark(PartKind.Value, name, IgniteTime.Join(_cursor.Input.Read<long>(), _cursor.Input.Read<int>(), offset + 1));
                break;
            case >= IgniteCode.ByteArray and <= IgniteCode.BoolArray
                when value.Item is { } item && RawWidth(item) == IgniteWidth.OfNumber(code - IgniteCode.ByteArray + 1):
                ExplainBlock(name, item, IgniteWidth.OfNumber(code - IgniteCode.ByteArray + 1));
                break;
            case IgniteCode.StringArray or IgniteCode.GuidArray or IgniteCode.DecimalArray or IgniteCode.TimestampArray
                when value.Item is { } item:
                ExplainItems(name, item, TakeCount(name));
                break;
            case IgniteCode.ObjectArray or IgniteCode.EnumArray when value.Item is { } item:
                _cursor.Take<int>(PartKind.Header, name.Detail("item type id"));
                ExplainItems(name, item, TakeCount(name));
                break;
            case IgniteCode.Collection when value.Item is { } item:
                int items = TakeCount(name);
                _cursor.Take<byte>(PartKind.Header, name.Detail("collection kind"));
                ExplainItems(name, item, items);
                break;
            case IgniteCode.Map when value.Kind == Kind.Map:
                ExplainMap(name, value);
                break;
            default:
                WireFormatException.Throw(offset, $"the code of a {value.Kind}, not {code}");
                break;
        }
    }

    private void ExplainNested(PartName name, ValueShape value)
    {
        switch (value)
        {
            case { Kind: Kind.Object }:
                ExplainObject(name, message.FieldsOf(value.Type, FieldOrder.ByName));
                break;
            case { Kind: Kind.DateTime }:
                ExplainObject(name, IgniteTime.DateTimeBinarizer.GetShape(FieldOrder.ByName));
                break;
            case { Kind: Kind.DateTimeOffset }:
                ExplainObject(name, IgniteTime.DateTimeOffsetBinarizer.GetShape(FieldOrder.ByName));
                break;
            case { SequenceKind: SequenceKind.Rectangular, Item: { } item }:
                ExplainRectangular(name, item, value.Type.GetArrayRank());
                break;
            default:
                WireFormatException.Throw(_cursor.Input.Position, $"a {value.Kind}, not an object");
                break;
        }
    }

    private void ExplainDecimal(PartName name)
    {
        int start = _cursor.Input.Position;
        decimal value = IgniteDecimal.Read(ref _cursor.Input);
        int end = _cursor.Input.Position;
        _cursor.Input.MoveTo(start);
        _cursor.Take<int>(PartKind.Value, name.Detail("scale"));
        _cursor.Take<int>(PartKind.Length, name.Detail("length"));
        _cursor.MarkTo(end, PartKind.Value, name, value);
    }

    private int TakeCount(PartName name)
    {
        int count = _cursor.Take<int>(PartKind.Length, name.Detail("count"));
        _cursor.Input.NeedItems(count, minimumSize: 1);
        return count;
    }

    private void ExplainBlock(PartName name, ValueShape item, int width)
    {
        int count = TakeCount(name);
        if (item.Kind == Kind.Byte)
        {
            _cursor.TakeBytes(count, name);
            return;
        }

        for (int i = 0; i < count; i++)
        {
            _cursor.TakeFixed(item, width, name.Item(i));
        }
    }

    private void ExplainItems(PartName name, ValueShape item, int count)
    {
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i), item);
        }
    }

    private void ExplainMap(PartName name, ValueShape map)
    {
        int count = TakeCount(name);
        _cursor.Take<byte>(PartKind.Header, name.Detail("collection kind"));
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i).Key(), map.Key!);
            ExplainValue(name.Item(i).Value(), map.Value!);
        }
    }

    private void ExplainRectangular(PartName name, ValueShape item, int rank)
    {
        IgniteObjectHeader header = TakeHeader(name);
        _cursor.Take<int>(PartKind.Header, name.Detail("item type id"));
        _cursor.Take<int>(PartKind.Length, name.Detail("rank"));
        for (int i = 0; i < rank; i++)
        {
            _cursor.Take<int>(PartKind.Length, name.Detail($"length {i}"));
        }

        for (int i = 0; _cursor.Input.Position < header.FieldsEnd; i++)
        {
            ExplainValue(name.Item(i), item);
        }
    }
}
