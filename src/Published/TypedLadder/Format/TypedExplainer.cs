namespace SerBench.Published.TypedLadder.Format;

internal ref struct TypedExplainer<TLayout>(MessageShape message, Anatomy anatomy)
    where TLayout : struct, ITypedLayout
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new TypedExplainer<TLayout>(message, anatomy);
        explainer.TakeMarker(PartName.Root);
        explainer.ExplainObject(PartName.Root, message.Root.Type);
    }

    private void ExplainObject(PartName name, Type type)
    {
        _cursor.CheckStack();
        var open = new Stack<TypedOpenObject>();
        open.Push(BeginObject(name, type));
        while (open.TryPeek(out TypedOpenObject? current))
        {
            if (!current.TryNext(out Field? field))
            {
                open.Pop();
                continue;
            }

            PartName fieldName = current.Name.Field(field.Name);
            if (!(TLayout.HasMarkers ? TakeMarker(fieldName) : current.HasBit(field)))
            {
                continue;
            }

            if (field.Value is { Kind: Kind.Object, Type.IsValueType: false })
            {
                TakeObjectLength(fieldName);
                open.Push(BeginObject(fieldName, field.Value.Type));
            }
            else
            {
                ExplainValue(fieldName, field.Value);
            }
        }
    }

    private void TakeObjectLength(PartName name)
    {
        if (TLayout.HasMarkers)
        {
            TakeLength(name.Detail("length"));
        }
    }

    private TypedOpenObject BeginObject(PartName name, Type type)
    {
        Shape shape = message.FieldsOf(type, TLayout.Order);
        if (TLayout.HasMarkers)
        {
            TakeLength(name.Detail("number of fields"));
            return new TypedOpenObject(name, shape, []);
        }

        byte[] bitmap = _cursor.Input.ReadBytes(TypedSizes.BitmapLength(shape)).ToArray();
        _cursor.Mark(PartKind.Null, name.Detail("nulls"), Convert.ToHexString(bitmap));
        return new TypedOpenObject(name, shape, bitmap);
    }

    private bool TakeMarker(PartName name)
    {
        byte marker = _cursor.Input.ReadByte();
        _cursor.Mark(PartKind.Null, name.Detail("marker"), marker);
        return marker != TypedMarker.Null;
    }

    private int TakeLength(PartName name)
    {
        int length = TypedLength.Read(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name, length);
        return length;
    }

    private int TakeCount(PartName name, string what = "count")
    {
        int count = BinaryPrimitives.ReverseEndianness(_cursor.Input.Read<int>());
        _cursor.Mark(PartKind.Length, name.Detail(what), count);
        return count;
    }

    private void ExplainValue(PartName name, ValueShape value)
    {
        switch (value.Kind)
        {
            case Kind.String:
                _cursor.TakeUtf8(TakeLength(name.Detail("length")), name);
                break;
            case Kind.Object:
                TakeObjectLength(name);
                ExplainObject(name, value.Type);
                break;
            case Kind.Sequence:
                ExplainItems(name, value);
                break;
            case Kind.Map:
                int count = TakeCount(name);
                for (int i = 0; i < count; i++)
                {
                    ExplainValue(name.Item(i).Key(), value.Key!);
                    ExplainItem(name.Item(i).Value(), value.Value!);
                }

                break;
            default:
                ExplainFixed(name, value);
                break;
        }
    }

    private void ExplainItems(PartName name, ValueShape sequence)
    {
        int rank = sequence.Rank;
        long count = 1;
        for (int dimension = 0; dimension < rank; dimension++)
        {
            int length = TakeCount(name, rank == 1 ? "count" : $"length {dimension}");
            count = Math.Min(count * length, int.MaxValue);
        }

        for (int i = 0; i < count; i++)
        {
            ExplainItem(name.Item(i), sequence.Item!);
        }
    }

    private void ExplainItem(PartName name, ValueShape item)
    {
        if (!item.CanBeNull || TakeMarker(name))
        {
            ExplainValue(name, item);
        }
    }

    private void ExplainFixed(PartName name, ValueShape value)
    {
        int offset = _cursor.Input.Position;
        ReadOnlySpan<byte> bytes = _cursor.Input.ReadBytes(TypedSizes.MinLength(value, TLayout.HasMarkers));
        object read = value.Kind switch
        {
            Kind.Guid => new Guid(bytes, bigEndian: true),
            Kind.Decimal => ReadDecimal(bytes, offset),
            Kind.DateTime => TimeWire.ToDateTime(BinaryPrimitives.ReadUInt64BigEndian(bytes), offset),
            Kind.DateTimeOffset => TimeWire.ToDateTimeOffset(
                new TimeWire.Offset(
                    BinaryPrimitives.ReadInt64BigEndian(bytes), BinaryPrimitives.ReadInt16BigEndian(bytes[sizeof(long)..])),
                offset),
            _ => PartText.FromBits(value, ReadBits(bytes), offset),
        };
        _cursor.Mark(PartKind.Value, name, read);
    }

    private static long ReadBits(ReadOnlySpan<byte> bytes) => bytes.Length switch
    {
        1 => (sbyte)bytes[0],
        2 => BinaryPrimitives.ReadInt16BigEndian(bytes),
        4 => BinaryPrimitives.ReadInt32BigEndian(bytes),
        _ => BinaryPrimitives.ReadInt64BigEndian(bytes),
    };

    private static decimal ReadDecimal(ReadOnlySpan<byte> bytes, int offset)
    {
        int flags = BinaryPrimitives.ReadInt32BigEndian(bytes);
        DecimalWire.CheckFlags(flags, offset);
        return new decimal([
            BinaryPrimitives.ReadInt32BigEndian(bytes[12..]),
            BinaryPrimitives.ReadInt32BigEndian(bytes[8..]),
            BinaryPrimitives.ReadInt32BigEndian(bytes[4..]),
            flags]);
    }
}
