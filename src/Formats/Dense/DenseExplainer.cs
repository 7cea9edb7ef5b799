namespace SerBench.Formats.Dense;

// Does not recurse into nested classes, because chains can be long.
internal ref struct DenseExplainer(MessageShape message, Anatomy anatomy)
{
    private MarkingCursor _cursor = new(anatomy);
    private int _depth;

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new DenseExplainer(message, anatomy);
        explainer._cursor.Take<byte>(PartKind.Header, PartName.Root.Detail("version"));
        explainer.ExplainObject(PartName.Root, message.Root.Type);
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainObject(PartName name, Type type)
    {
        int outer = _depth;
        Depth.CheckReading(outer, _cursor.Input.Position);
        var open = new Stack<DenseOpenObject>();
        open.Push(BeginObject(name, type, outer + 1));
        while (open.TryPeek(out DenseOpenObject? current))
        {
            _depth = current.Level;
            if (!current.TryNext(out Field? field))
            {
                open.Pop();
            }
            else if (field.Value is { Kind: Kind.Object, Type.IsValueType: false })
            {
                Depth.CheckReading(current.LevelOf(field) - 1, _cursor.Input.Position);
                open.Push(BeginObject(current.Name.Field(field.Name), field.Value.Type, current.LevelOf(field)));
            }
            else
            {
                ExplainField(current.Name.Field(field.Name), field.Value, current.Bits.Width(field));
            }
        }

        _depth = outer;
    }

    private DenseOpenObject BeginObject(PartName name, Type type, int level)
    {
        Shape shape = message.FieldsOf(type, FieldOrder.Declared);
        byte version = _cursor.Input.Data[0];
        ReadOnlySpan<byte> header = _cursor.Input.ReadBytes(new DenseShape(shape).HeaderLength);
        var bits = new DenseHeaderBits(header, shape);
        _cursor.Mark(PartKind.Header, name.Detail("header"), bits.Text);
        foreach (Field field in shape.Fields.Where(field => DenseOpenObject.IsInBlock(field, version)))
        {
            TakeBlockValue(name.Field(field.Name), field.Value);
        }

        return new DenseOpenObject(name, shape, level, bits, version);
    }

    private void ExplainField(PartName name, ValueShape value, int width)
    {
        if (DenseShape.MaxIntegerWidth(value) > 0)
        {
            TakeShortened(name, value, width);
        }
        else
        {
            ExplainOther(name, value);
        }
    }

    private void ExplainOther(PartName name, ValueShape value)
    {
        switch (value.Kind)
        {
            case < Kind.String:
                TakeBlockValue(name, value);
                break;
            case Kind.String:
                ExplainText(name);
                break;
            case Kind.Sequence:
                ExplainSequence(name, value);
                break;
            case Kind.Map:
                ExplainMap(name, value);
                break;
            default:
                ExplainObject(name, value.Type);
                break;
        }
    }

    private void TakeShortened(PartName name, ValueShape value, int width)
    {
        int start = _cursor.Input.Position;
        _cursor.Input.Skip(width);
        bool isUnsigned = value.Kind is Kind.UInt32 or Kind.UInt64;
        long bits = isUnsigned
            ? (long)DenseInteger.LoadUnsigned(_cursor.Input.Data, _cursor.Input.Position, width)
            : DenseInteger.LoadSigned(_cursor.Input.Data, _cursor.Input.Position, width);
        _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, bits, start));
    }

    private void TakeBlockValue(PartName name, ValueShape value)
    {
        if (value.Kind == Kind.Decimal)
        {
            decimal number = DenseDecimal.Read(_cursor.Input.Data, _cursor.Input.Position, out int end);
            _cursor.MarkTo(end, PartKind.Value, name, number);
        }
        else
        {
            _cursor.TakeFixed(value, DenseShape.BlockLength(value.Kind, value.Type), name);
        }
    }

    private void ExplainText(PartName name)
    {
        int start = _cursor.Input.Position;
        string? text = DenseText.Read(_cursor.Input.Data, start, out int end);
        if (text is null)
        {
            _cursor.MarkTo(end, PartKind.Null, name.Detail("null"));
            return;
        }

        int content = start + DenseText.PrefixLength(_cursor.Input.Data[start]);
        _cursor.MarkTo(content, PartKind.Length, name.Detail("encoding and length"), end - content);
        _cursor.MarkTo(end, PartKind.Value, name, text);
    }

    private void ExplainSequence(PartName name, ValueShape sequence)
    {
        long count = TakeCount(name, "count");
        bool isNull = count < 0;
        bool isEmpty = count == 0;
        for (int i = 1; i < sequence.Rank && !isNull; i++)
        {
            long length = TakeCount(name, $"length {i}");
            isEmpty |= length == 0;
            count = Math.Min(Math.Max(count, 1) * length, int.MaxValue);
        }

        if (isNull || isEmpty)
        {
            return;
        }

        _cursor.Input.NeedItems(count, 1);
        ValueShape item = sequence.Item!;
        if (sequence.SequenceKind == SequenceKind.Set || item.IsNullableValue || !IsBlock(item.Kind))
        {
            for (int i = 0; i < count; i++)
            {
                ExplainItem(name.Item(i), item);
            }
        }
        else
        {
            ExplainBlock(name, sequence, (int)count);
        }
    }

    private void ExplainBlock(PartName name, ValueShape sequence, int count)
    {
        ValueShape item = sequence.Item!;
        if (sequence.IsBytes)
        {
            _cursor.TakeBytes(count, name);
            return;
        }

        int width = DenseShape.MaxIntegerWidth(item);
        if (width > 0)
        {
            width = _cursor.Take<byte>(PartKind.Length, name.Detail("width"));
            if (width > sizeof(long))
            {
                ExplainPacked(name, item, count, width);
                return;
            }
        }

        for (int i = 0; i < count; i++)
        {
            if (width > 0)
            {
                TakeShortened(name.Item(i), item, width);
            }
            else
            {
                TakeBlockValue(name.Item(i), item);
            }
        }
    }

    private void ExplainPacked(PartName name, ValueShape item, int count, int form)
    {
        bool isLong = DenseShape.MaxIntegerWidth(item) == sizeof(long);
        ReadOnlySpan<byte> codes = [];
        if (form == DensePacked.Own)
        {
            codes = _cursor.Input.ReadBytes((count + DensePacked.Group - 1) / DensePacked.Group);
            _cursor.Mark(PartKind.Length, name.Detail("lengths"), codes.ToArray());
        }

        for (int i = 0; i < count; i++)
        {
            int code = codes.IsEmpty ? 0 : (codes[i / DensePacked.Group] >> (2 * (i % DensePacked.Group))) & 3;
            int width = !codes.IsEmpty ? isLong ? DensePacked.LengthOf<long>(code) : DensePacked.LengthOf<int>(code)
                : i == 0 ? isLong ? sizeof(long) : sizeof(int)
                : form - DensePacked.Differences;
            TakeShortened(codes.IsEmpty && i > 0 ? name.Item(i).Detail("difference") : name.Item(i), item, width);
        }
    }

    private void ExplainMap(PartName name, ValueShape map)
    {
        long count = TakeCount(name, "count");
        for (int i = 0; i < count; i++)
        {
            ExplainItem(name.Item(i).Key(), map.Key!);
            ExplainItem(name.Item(i).Value(), map.Value!);
        }
    }

    private void ExplainItem(PartName name, ValueShape value)
    {
        bool hasPresence = value.IsNullableValue || value is { Kind: Kind.Object, Type.IsValueType: false };
        if (hasPresence && _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) == 0)
        {
            return;
        }

        int start = _cursor.Input.Position;
        if (value.Kind == Kind.Boolean)
        {
            _cursor.TakeFixed(value, sizeof(byte), name);
        }
        else if (DenseShape.MaxIntegerWidth(value) > 0)
        {
            ulong number = ReadNumber();
            long bits = value.Kind is Kind.UInt32 or Kind.UInt64 ? (long)number : Varint.UnZigZag(number);
            _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, bits, start));
        }
        else
        {
            ExplainOther(name, value);
        }
    }

    private long TakeCount(PartName name, string what)
    {
        long count = (long)Math.Min(ReadNumber(), int.MaxValue) - 1;
        _cursor.Mark(count < 0 ? PartKind.Null : PartKind.Length, name.Detail(what), count < 0 ? null : count);
        return count;
    }

    private ulong ReadNumber()
    {
        byte first = _cursor.Input.ReadByte();
        if (first < DenseNumber.FirstPrefix)
        {
            return first;
        }

        ulong value = DenseNumber.ReadLong(_cursor.Input.Data, _cursor.Input.Position, first, out int end);
        _cursor.Input.MoveTo(end);
        return value;
    }

    private static bool IsBlock(Kind kind) => kind is Kind.Guid or (>= Kind.Byte and <= Kind.Double);
}
