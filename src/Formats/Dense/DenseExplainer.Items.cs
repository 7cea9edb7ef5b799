using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <content>Collections, and what stands by itself in them.</content>
internal ref partial struct DenseExplainer
{
    private void ExplainSequence(PartName name, ValueShape sequence)
    {
        long count = TakeCount(name, "count");
        int rank = sequence.SequenceKind == SequenceKind.Rectangular ? sequence.Type.GetArrayRank() : 1;
        bool isNull = count < 0;
        bool isEmpty = count == 0;
        for (int i = 1; i < rank && !isNull; i++)
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
        if (sequence.Type == typeof(byte[]))
        {
            _cursor.Mark(PartKind.Value, name, _cursor.Input.ReadBytes(count).ToArray());
            return;
        }

        int width = DenseShape.MaxIntegerWidth(item);
        if (width > 0)
        {
            int largest = width;
            width = _cursor.Take<byte>(PartKind.Length, name.Detail("width"));
            if (width == 0 || width > largest)
            {
                WireFormatException.Throw(_cursor.Input.Position - 1, "a width of a shortened integer");
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
        else if (value.Kind < Kind.String)
        {
            TakeBlockValue(name, value);
        }
        else
        {
            ExplainUnbounded(name, value);
        }
    }

    /// <summary>A number of items; -1 for null.</summary>
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

    private static bool IsBlock(Kind kind) => kind is Kind.Guid or Kind.Char or Kind.Single or Kind.Double || kind is >= Kind.Byte and <= Kind.UInt64;
}
