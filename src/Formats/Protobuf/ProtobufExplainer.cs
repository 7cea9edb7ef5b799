namespace SerBench.Formats.Protobuf;

internal ref struct ProtobufExplainer(MessageShape message, Anatomy anatomy)
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new ProtobufExplainer(message, anatomy);
        explainer.ExplainMessage(PartName.Root, message.Root.Type, anatomy.Payload.Length);
    }

    private void ExplainMessage(PartName name, Type type, int end)
    {
        _cursor.CheckStack();
        Shape shape = message.FieldsOf(type, FieldOrder.Declared);
        var items = new int[shape.Fields.Count];
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            Field? field = shape.Fields.FirstOrDefault(
                candidate => candidate.Number == Tag.Number(tag) && !candidate.Wire.Has(WireKind.Unknown));
            if (field is null || !ValueWire.Fits(field, Tag.Wire(tag)))
            {
                TakeUnknown(name, tag);
            }
            else
            {
                ExplainField(name.Field(field.Name), field, Tag.Wire(tag), ref items[field.Ordinal]);
            }
        }
    }

    private void ExplainField(PartName name, Field field, WireType wire, ref int count)
    {
        (ValueShape value, WireKind kind) = (field.Value, field.Wire.ValueKind);
        if (value.Kind == Kind.Map)
        {
            ExplainEntry(name.Item(count++), field);
        }
        else if (value.Kind != Kind.Sequence || value.IsBytes)
        {
            MarkTag(name);
            ExplainValue(name, value, kind);
        }
        else if (wire == ValueWire.Of(value.Item!, kind))
        {
            PartName item = name.Item(count++);
            MarkTag(item);
            ExplainValue(item, value.Item!, kind);
        }
        else
        {
            MarkTag(name);
            int end = TakeLength(name);
            while (_cursor.Input.Position < end)
            {
                ExplainValue(name.Item(count++), value.Item!, kind);
            }
        }
    }

    private void ExplainEntry(PartName name, Field field)
    {
        ValueShape map = field.Value;
        MarkTag(name);
        int end = TakeLength(name);
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            (PartName path, ValueShape value, WireKind kind) = Tag.Number(tag) == MapEntry.KeyNumber
                ? (name.Key(), map.Key!, field.Wire.KeyKind)
                : (name.Value(), map.Value!, field.Wire.ValueKind);
            if (Tag.Number(tag) > MapEntry.ValueNumber || ValueWire.Of(value, kind) != Tag.Wire(tag))
            {
                TakeUnknown(name, tag);
            }
            else
            {
                MarkTag(path);
                ExplainValue(path, value, kind);
            }
        }
    }

    private void MarkTag(PartName name) => _cursor.Mark(PartKind.FieldName, name.Detail("tag"));

    // A length of zero is marked as the value `empty`, if given, because an empty value has no bytes of its own.
    private int TakeLength(PartName name, object? empty = null)
    {
        int length = ProtobufFieldScan.ReadLength(ref _cursor.Input);
        if (length == 0 && empty is not null)
        {
            _cursor.Mark(PartKind.Value, name, empty);
        }
        else
        {
            _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        }

        return _cursor.Input.Position + length;
    }

    private void TakeUnknown(PartName name, uint tag)
    {
        PartName path = name.Detail($"unknown field {Tag.Number(tag)} at {_cursor.Input.Position}");
        MarkTag(path);
        ProtobufFieldScan.Skip(ref _cursor.Input, tag, depth: 1);
        _cursor.Mark(PartKind.Value, path);
    }

    private delegate object Join(ReadOnlySpan<ulong> parts, int offset);

    private void ExplainValue(PartName name, ValueShape value, WireKind kind)
    {
        int start = _cursor.Input.Position;
        try
        {
            ExplainValue(name, value, kind, start);
        }
        catch (WireFormatException) when (value.Kind != Kind.Object)
        {
            // The reader skips this value, because a later value replaces it.
            _cursor.Input.MoveTo(start);
            ProtobufFieldScan.Skip(ref _cursor.Input, (uint)ValueWire.Of(value, kind), depth: 1);
            _cursor.Mark(PartKind.Value, name.Detail($"replaced at {start}"));
        }
    }

    private void ExplainValue(PartName name, ValueShape value, WireKind kind, int offset)
    {
        switch (ValueWire.Of(value, kind))
        {
            case WireType.Varint:
                ulong bits = Varint.ReadTruncating(ref _cursor.Input);
                ulong narrow = value.Kind == Kind.Int64 ? bits : (uint)bits;
                _cursor.Mark(
                    PartKind.Value, name, PartText.FromBits(value, kind == WireKind.ZigZag ? Varint.UnZigZag(narrow) : (long)bits, offset));
                break;
            case WireType.Fixed32:
                _cursor.TakeFixed(value, sizeof(float), name);
                break;
            case WireType.Fixed64:
                _cursor.TakeFixed(value, sizeof(double), name);
                break;
            default:
                int end = TakeLength(
                    name, value.Kind == Kind.DateTime ? (object)ScaledTicks.Join([0, 0, 0], offset).ToDateTime(offset) : null);
                ExplainContent(name, value, end);
                break;
        }
    }

    private void ExplainContent(PartName name, ValueShape value, int end)
    {
        switch (value.Kind)
        {
            case Kind.String:
                _cursor.TakeUtf8(end - _cursor.Input.Position, name);
                break;
            case Kind.Sequence:
                _cursor.TakeBytes(end - _cursor.Input.Position, name);
                break;
            case Kind.Object:
                ExplainMessage(name, value.Type, end);
                break;
            case Kind.Guid:
                ExplainParts(
                    name, ["lo", "hi"], WireType.Fixed64, end, static (parts, _) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes(parts)));
                break;
            case Kind.Decimal:
                ExplainParts(
                    name, ["lo", "hi", "scale and sign"], WireType.Varint, end, static (parts, at) => BclMessages.JoinDecimal(parts, at));
                break;
            case Kind.TimeSpan:
                ExplainParts(
                    name, ["value", "scale", "kind"], WireType.Varint, end,
                    static (parts, at) => ScaledTicks.Join(parts, at).ToTimeSpan(at));
                break;
            case Kind.DateTime:
                ExplainParts(
                    name, ["value", "scale", "kind"], WireType.Varint, end,
                    static (parts, at) => ScaledTicks.Join(parts, at).ToDateTime(at));
                break;
            case Kind.DateTimeOffset:
                ExplainParts(
                    name, ["ticks", "offset"], WireType.Varint, end, static (parts, at) => BclMessages.JoinDateTimeOffset(parts, at));
                break;
        }
    }

    private void ExplainParts(PartName name, string[] names, WireType wire, int end, Join join)
    {
        int start = _cursor.Input.Position;
        Span<ulong> parts = stackalloc ulong[names.Length];
        parts.Clear();
        ProtobufFieldScan.ReadParts(ref _cursor.Input, end, wire, parts, depth: 1);
        object whole = join(parts, start);
        bool isFirst = true;
        _cursor.Input.MoveTo(start);
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            if (Tag.Number(tag) > names.Length || Tag.Wire(tag) != wire)
            {
                TakeUnknown(name, tag);
                continue;
            }

            PartName detail = name.Detail(names[Tag.Number(tag) - 1]);
            MarkTag(detail);
            ProtobufFieldScan.Skip(ref _cursor.Input, tag, depth: 1);
            _cursor.Mark(PartKind.Value, isFirst ? name : detail, isFirst ? whole : parts[Tag.Number(tag) - 1]);
            isFirst = false;
        }
    }
}
