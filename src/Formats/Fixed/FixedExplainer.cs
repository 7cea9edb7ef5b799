namespace SerBench.Formats.Fixed;

internal ref struct FixedExplainer(MessageShape message, Anatomy anatomy)
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new FixedExplainer(message, anatomy);
        ushort block = explainer._cursor.Take<ushort>(PartKind.Length, PartName.Root.Detail("block length"));
        explainer._cursor.Take<ushort>(PartKind.Header, PartName.Root.Detail("version"));
        explainer.ExplainObject(PartName.Root, message.Root.Type, block);
        explainer.TakeRest(PartName.Root.Detail("of a newer version"), anatomy.Payload.Length);
    }

    private void ExplainObject(PartName name, Type type, int blockLength)
    {
        _cursor.CheckStack();
        _cursor.Input.Need(blockLength);
        int end = _cursor.Input.Position + blockLength;
        Shape shape = message.FieldsOf(type, FieldOrder.Declared);
        var facts = new FixedShape(shape);
        int[]?[] headers = new int[shape.Fields.Count][];
        foreach (Field field in shape.Fields.Where(field => facts.Ends[field.Ordinal] <= blockLength))
        {
            headers[field.Ordinal] = TakeHeader(
                name.Field(field.Name), field.Value, facts.Ends[field.Ordinal] - facts.Offsets[field.Ordinal]);
        }

        TakeRest(name.Detail("block of a newer version"), end);
        foreach (Field field in shape.Fields)
        {
            if (headers[field.Ordinal] is { } header)
            {
                ExplainContent(name.Field(field.Name), field.Value, header, itemBlock: -1);
            }
        }
    }

    // Returns the lengths from a header, or null if no content follows.
    private int[]? TakeHeader(PartName name, ValueShape value, int width)
    {
        if (value.IsNullableValue && _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) == 0)
        {
            _cursor.Input.Skip(width);
            _cursor.Mark(PartKind.Padding, name.Detail("absent"));
            return null;
        }

        return TakeHeader(name, value);
    }

    private int[]? TakeHeader(PartName name, ValueShape value)
    {
        switch (value.Kind)
        {
            case Kind.Object:
                int block = _cursor.Take<ushort>(PartKind.Length, name.Detail("block length + 1"));
                return block == 0 ? null : [block - 1];
            case Kind.String or Kind.Map or Kind.Sequence:
                var lengths = new int[value.Rank];
                for (int i = 0; i < lengths.Length; i++)
                {
                    string what = lengths.Length == 1 ? "count + 1" : $"length {i} + 1";
                    lengths[i] = _cursor.Take<int>(PartKind.Length, name.Detail(what)) - 1;
                }

                return lengths[0] < 0 ? null : lengths;
            default:
                TakeFixed(name, value);
                return null;
        }
    }

    private void TakeFixed(PartName name, ValueShape value)
    {
        if (value.Kind == Kind.Decimal)
        {
            int offset = _cursor.Input.Position;
            _cursor.Mark(PartKind.Value, name, DecimalWire.FromWords(_cursor.Input.Read<UInt128>(), offset));
        }
        else
        {
            _cursor.TakeFixed(value, FixedShape.WidthOf(value), name);
        }
    }

    private void ExplainContent(PartName name, ValueShape value, int[] header, int itemBlock)
    {
        switch (value.Kind)
        {
            case Kind.Object when itemBlock >= 0 && FixedShape.IsPlainStruct(value):
                int end = _cursor.Input.Position + itemBlock;
                ExplainPlain(name, value, _cursor.Input.Position + FixedShape.PlainEndWithin(itemBlock, value));
                TakeRest(name.Detail("block of a newer version"), end);
                break;
            case Kind.Object:
                ExplainObject(name, value.Type, itemBlock >= 0 ? itemBlock : header[0]);
                break;
            case Kind.String:
                string text = new(MemoryMarshal.Cast<byte, char>(_cursor.Input.ReadBytes(sizeof(char) * header[0])));
                _cursor.Mark(PartKind.Value, name, text);
                break;
            case Kind.Map:
                for (int i = 0; i < header[0]; i++)
                {
                    ExplainInline(name.Item(i).Key(), value.Key!, itemBlock: -1);
                    ExplainInline(name.Item(i).Value(), value.Value!, itemBlock: -1);
                }

                break;
            default:
                ExplainGroup(name, value, header);
                break;
        }
    }

    private void ExplainPlain(PartName name, ValueShape value, int end)
    {
        foreach (Field field in message.FieldsOf(value.Type, FieldOrder.Declared).Fields)
        {
            if (field.Value.Kind == Kind.Object)
            {
                ExplainPlain(name.Field(field.Name), field.Value, end);
            }
            else if (_cursor.Input.Position + FixedShape.WidthOf(field.Value) <= end)
            {
                TakeFixed(name.Field(field.Name), field.Value);
            }
        }
    }

    private void ExplainGroup(PartName name, ValueShape value, int[] lengths)
    {
        long count = lengths.Aggregate(1L, (product, length) => Math.Min(product * Math.Max(length, 0), int.MaxValue));
        if (value.IsBytes)
        {
            _cursor.TakeBytes((int)count, name);
            return;
        }

        bool isObject = value.Item!.Kind == Kind.Object;
        int block = count > 0 && isObject ? _cursor.Take<ushort>(PartKind.Length, name.Detail("block length of the items")) : -1;
        for (int i = 0; i < count; i++)
        {
            ExplainInline(name.Item(i), value.Item!, block);
        }
    }

    private void ExplainInline(PartName name, ValueShape value, int itemBlock)
    {
        if (value.IsNullableValue && _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) == 0)
        {
            return;
        }

        if (itemBlock >= 0)
        {
            if (value.Type.IsValueType || _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) != 0)
            {
                ExplainContent(name, value, [], itemBlock);
            }
        }
        else if (TakeHeader(name, value) is { } header)
        {
            ExplainContent(name, value, header, itemBlock: -1);
        }
    }

    private void TakeRest(PartName name, int end)
    {
        if (end > _cursor.Input.Position)
        {
            _cursor.Input.Skip(end - _cursor.Input.Position);
            _cursor.Mark(PartKind.Value, name);
        }
    }
}
