namespace SerBench.Published.XbufCar.Format;

internal ref struct Xbuf2Explainer(MessageShape message, Anatomy anatomy)
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new Xbuf2Explainer(message, anatomy);
        explainer.ExplainMessage(PartName.Root, message.Root.Type, anatomy.Payload.Length);
    }

    private void ExplainMessage(PartName name, Type type, int end)
    {
        _cursor.CheckStack();
        Shape shape = message.FieldsOf(type, FieldOrder.Declared);
        var items = new int[shape.Fields.Count];
        Dictionary<int, int> last = FindLast(end);
        while (_cursor.Input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref _cursor.Input);
            Field? field = shape.Fields.FirstOrDefault(candidate => Xbuf2MessageLayout.NumberOf(type, candidate) == Tag.Number(tag));
            if (field is null || (!IsRepeated(field.Value) && last[Tag.Number(tag)] != _cursor.Input.Position))
            {
                TakeUnknown(name, tag);
            }
            else
            {
                ExplainField(name.Field(field.Name), field.Value, tag, ref items[field.Ordinal]);
            }
        }
    }

    private void ExplainField(PartName name, ValueShape value, uint tag, ref int count)
    {
        if (value.Kind == Kind.Map)
        {
            ExplainEntry(name.Item(count++), value);
        }
        else if (value.Kind == Kind.Sequence && !value.IsBytes)
        {
            ExplainValue(name.Item(count++), value.Item!, tag);
        }
        else if (IsFlags(value))
        {
            ExplainFlag(name, value, tag, count++);
        }
        else
        {
            ExplainValue(name, value, tag);
        }
    }

    private void ExplainFlag(PartName name, ValueShape value, uint tag, int index)
    {
        PartName path = index == 0 ? name : name.Detail($"flag {index}");
        MarkTag(path);
        int offset = _cursor.Input.Position;
        long all = 0;
        uint next = tag;
        for (InputCursor ahead = _cursor.Input; next == tag; next = ahead.Left == 0 ? 0 : Xbuf2FieldScan.ReadTag(ref ahead))
        {
            all |= 1L << (int)(Varint.Read(ref ahead) & 63);
        }

        ulong bit = Varint.Read(ref _cursor.Input);
        _cursor.Mark(PartKind.Value, path, index == 0 ? PartText.FromBits(value, all, offset) : (object)bit);
    }

    private void ExplainEntry(PartName name, ValueShape map)
    {
        MarkTag(name);
        int end = TakeLength(name);
        Dictionary<int, int> last = FindLast(end);
        while (_cursor.Input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref _cursor.Input);
            switch (last[Tag.Number(tag)] == _cursor.Input.Position ? Tag.Number(tag) : 0)
            {
                case Xbuf2MessageLayout.KeyNumber:
                    ExplainValue(name.Key(), map.Key!, tag);
                    break;
                case Xbuf2MessageLayout.ValueNumber:
                    ExplainValue(name.Value(), map.Value!, tag);
                    break;
                default:
                    TakeUnknown(name, tag);
                    break;
            }
        }
    }

    private void ExplainValue(PartName name, ValueShape value, uint tag)
    {
        MarkTag(name);
        int offset = _cursor.Input.Position;
        switch (Tag.Wire(tag))
        {
            case WireType.Varint:
                ulong bits = Varint.Read(ref _cursor.Input);
                _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, (long)bits, offset));
                break;
            case WireType.Fixed32:
                _cursor.TakeFixed(value, sizeof(float), name);
                break;
            case WireType.Fixed64:
                _cursor.TakeFixed(value, sizeof(double), name);
                break;
            default:
                ExplainContent(name, value, TakeLength(name));
                break;
        }
    }

    private void ExplainContent(PartName name, ValueShape value, int end)
    {
        int start = _cursor.Input.Position;
        ReadOnlySpan<byte> content = _cursor.Input.PeekBytes(0, end - start);
        if (value.Kind == Kind.Object)
        {
            ExplainMessage(name, value.Type, end);
            return;
        }

        object whole = value.Kind switch
        {
            Kind.String => Text.DecodeUtf8(content, start),
            Kind.Guid => Block<Guid>(content, start),
            Kind.Decimal => DecimalWire.FromWords(Block<UInt128>(content, start), start),
            Kind.DateTimeOffset => TimeWire.ToDateTimeOffset(Block<TimeWire.Offset>(content, start), start),
            _ => content.ToArray(),
        };
        _cursor.Input.Advance(content.Length);
        _cursor.Mark(PartKind.Value, name, whole);
    }

    // Only the last value of a field that is not repeated is read.
    private readonly Dictionary<int, int> FindLast(int end)
    {
        var last = new Dictionary<int, int>();
        InputCursor ahead = _cursor.Input;
        while (ahead.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref ahead);
            last[Tag.Number(tag)] = ahead.Position;
            Xbuf2FieldScan.Skip(ref ahead, tag, depth: 1);
        }

        return last;
    }

    private static bool IsRepeated(ValueShape value) =>
        value.Kind == Kind.Map || (value.Kind == Kind.Sequence && !value.IsBytes) || IsFlags(value);

    private static T Block<T>(ReadOnlySpan<byte> content, int offset)
        where T : unmanaged
    {
        if (content.Length != Unsafe.SizeOf<T>())
        {
            WireFormatException.Throw(offset, $"a value of {Unsafe.SizeOf<T>()} bytes, not of {content.Length}");
        }

        return Unsafe.ReadUnaligned<T>(in content[0]);
    }

    private static bool IsFlags(ValueShape value) =>
        value is { Kind: Kind.Enum, IsNullableValue: false } && value.Type.IsDefined(typeof(FlagsAttribute), inherit: false);

    private void MarkTag(PartName name) => _cursor.Mark(PartKind.FieldName, name.Detail("tag"));

    private int TakeLength(PartName name)
    {
        int length = Xbuf2FieldScan.ReadLength(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        return _cursor.Input.Position + length;
    }

    private void TakeUnknown(PartName name, uint tag)
    {
        PartName path = name.Detail($"unknown or replaced field {Tag.Number(tag)} at {_cursor.Input.Position}");
        MarkTag(path);
        Xbuf2FieldScan.Skip(ref _cursor.Input, tag, depth: 1);
        _cursor.Mark(PartKind.Value, path);
    }
}
