using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Dense;

/// <content>Values.</content>
internal ref partial struct DenseExplainer
{
    private const int FirstLongText = 0xF0;
    private const int NullText = 0xF3;
    private const int LengthMask = 3;

    private void ExplainUnbounded(PartName name, ValueShape value)
    {
        switch (value.Kind)
        {
            case Kind.String:
                ExplainText(name);
                break;
            case Kind.Object:
                ExplainObject(name, value.Type);
                break;
            case Kind.Sequence:
                ExplainItems(name, value);
                break;
            default:
                int count = TakeCount(name);
                for (int i = 0; i < count; i++)
                {
                    ExplainItem(name.Item(i).Key(), value.Key!);
                    ExplainItem(name.Item(i).Value(), value.Value!);
                }

                break;
        }
    }

    private void ExplainText(PartName name)
    {
        int start = _cursor.Input.Position;
        string? text = DenseText.Read(_cursor.Input.Data, start, out int end);
        byte prefix = _cursor.Input.ReadByte();
        if (prefix == NullText)
        {
            _cursor.Mark(PartKind.Null, name.Detail("null"));
            return;
        }

        _cursor.Input.Skip(prefix < FirstLongText ? 0 : 1 << (prefix & LengthMask));
        _cursor.Mark(PartKind.Length, name.Detail("length and encoding"), prefix);
        _cursor.Input.MoveTo(end);
        _cursor.Mark(PartKind.Value, name, text);
    }

    /// <summary>A value that stands by itself.</summary>
    private void ExplainItem(PartName name, ValueShape value)
    {
        bool hasPresence = value.IsNullableValue || value is { Kind: Kind.Object, Type.IsValueType: false };
        if (hasPresence && _cursor.Take<byte>(PartKind.Null, name.Detail("presence")) == 0)
        {
            return;
        }

        if (value.Kind >= Kind.String)
        {
            ExplainUnbounded(name, value);
        }
        else if (DenseShape.MaxIntegerWidth(value) > 0)
        {
            int start = _cursor.Input.Position;
            ulong number = TakeNumber();
            _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, IsSigned(value) ? Varint.UnZigZag(number) : (long)number, start));
        }
        else if (value.Kind == Kind.Boolean)
        {
            _cursor.TakeFixed(value, 1, name);
        }
        else
        {
            ExplainFixed(name, value);
        }
    }

    private void ExplainItems(PartName name, ValueShape sequence)
    {
        int rank = sequence.SequenceKind == SequenceKind.Rectangular ? sequence.Type.GetArrayRank() : 1;
        long count = 1;
        for (int dimension = 0; dimension < rank && count >= 0; dimension++)
        {
            count *= TakeCount(name);
            _cursor.Input.NeedItems(Math.Max(count, 0), rank == 1 ? 0 : 1);
        }

        ValueShape item = sequence.Item!;
        bool isShortened = sequence.SequenceKind != SequenceKind.Set && !item.IsNullableValue
            && item.Kind is Kind.Int32 or Kind.UInt32 or Kind.Int64 or Kind.UInt64 && count > 0;
        int width = isShortened ? _cursor.Take<byte>(PartKind.Length, name.Detail("width")) : 0;
        for (int i = 0; i < count; i++)
        {
            if (isShortened)
            {
                ExplainInteger(name.Item(i), item, width);
            }
            else
            {
                ExplainItem(name.Item(i), item);
            }
        }
    }

    private void ExplainInteger(PartName name, ValueShape value, int width)
    {
        if (width is < 1 or > sizeof(long))
        {
            WireFormatException.Throw(_cursor.Input.Position, "a width of a shortened integer");
        }

        int start = _cursor.Input.Position;
        _cursor.Input.Skip(width);
        int end = _cursor.Input.Position;
        long bits = IsSigned(value)
            ? DenseInteger.LoadSigned(_cursor.Input.Data, end, width)
            : (long)DenseInteger.LoadUnsigned(_cursor.Input.Data, end, width);
        _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, bits, start));
    }

    private void ExplainFixed(PartName name, ValueShape value)
    {
        int start = _cursor.Input.Position;
        switch (value.Kind)
        {
            case Kind.Guid:
                _cursor.Take<Guid>(PartKind.Value, name);
                break;
            case Kind.Decimal:
                _cursor.Mark(PartKind.Value, name, DecimalWire.Check(_cursor.Input.Read<decimal>(), start));
                break;
            case Kind.DateTime:
                _cursor.Mark(PartKind.Value, name, TimeWire.ToDateTime(_cursor.Input.Read<ulong>(), start));
                break;
            case Kind.DateTimeOffset:
                _cursor.Mark(PartKind.Value, name, TimeWire.ToDateTimeOffset(_cursor.Input.Read<TimeWire.Offset>(), start));
                break;
            default:
                _cursor.TakeFixed(value, DenseShape.BlockLength(value.Kind, value.Type), name);
                break;
        }
    }

    /// <summary>A number of items, -1 for null.</summary>
    private int TakeCount(PartName name)
    {
        long count = (long)Math.Min(TakeNumber(), int.MaxValue) - 1;
        _cursor.Mark(count < 0 ? PartKind.Null : PartKind.Length, name.Detail("count"), count);
        return (int)count;
    }

    private ulong TakeNumber()
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

    private static bool IsSigned(ValueShape value) => value.Kind is Kind.Int32 or Kind.Int64 or Kind.Enum;
}
