using System.Buffers.Text;
using System.Text;

namespace SerBench.Formats.MessagePack;

internal ref struct MessagePackExplainer(MessageShape message, Anatomy anatomy, bool isNamed, bool isOfRust)
{
    private MarkingCursor _cursor = new(anatomy);

    public static void Explain<TStyle>(MessageShape message, Anatomy anatomy)
        where TStyle : struct, IKeyStyle
    {
        var explainer = new MessagePackExplainer(message, anatomy, TStyle.IsNamed, TStyle.IsRmp);
        explainer.ExplainObject(PartName.Root, message.Root.Type);
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainValue(PartName name, ValueShape value)
    {
        if (value.CanBeNull && _cursor.Input.PeekByte() == Code.Nil)
        {
            _cursor.Take<byte>(PartKind.Null, name.Detail("nil"));
            return;
        }

        switch (value.Kind)
        {
            case Kind.Object:
                ExplainObject(name, value.Type);
                break;
            case Kind.Sequence when value.IsBytes && !isOfRust:
                ExplainBytes(name);
                break;
            case Kind.Sequence:
                ExplainSequence(name, value);
                break;
            case Kind.Map:
                ExplainMap(name, value);
                break;
            default:
                ExplainScalar(name, value);
                break;
        }
    }

    private void ExplainObject(PartName name, Type type)
    {
        _cursor.CheckStack();
        Shape shape = message.FieldsOf(type, FieldOrder.Declared);
        int count = isNamed ? MessagePackSkip.ReadMapHeader(ref _cursor.Input) : MessagePackSkip.ReadArrayHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("fields"), count);
        for (int i = 0; i < count; i++)
        {
            Field? field = isNamed ? TakeKey(name, shape) : i < shape.Fields.Count ? shape.Fields[i] : null;
            if (field is not null)
            {
                ExplainValue(name.Field(field.Name), field.Value);
            }
            else
            {
                MessagePackSkip.Skip(ref _cursor.Input);
                _cursor.Mark(PartKind.Value, name.Detail($"unknown field {i}"));
            }
        }
    }

    private Field? TakeKey(PartName name, Shape shape)
    {
        int at = _cursor.Input.Position;
        byte code = _cursor.Input.PeekByte();
        if (code is <= Code.MaxPositiveFixInt or (>= Code.UInt8 and <= Code.UInt32))
        {
            long number = ReadInteger();
            Field? numbered = shape.Fields.FirstOrDefault(candidate => candidate.IsPinned && candidate.Number == number);
            _cursor.Mark(
                PartKind.FieldName,
                numbered is null ? name.Detail($"unknown number at {at}") : name.Field(numbered.Name).Detail("number"), number);
            return numbered;
        }

        if (!MessagePackText.IsHeader(code))
        {
            MessagePackSkip.Skip(ref _cursor.Input);
            _cursor.Mark(PartKind.FieldName, name.Detail($"unknown key at {at}"));
            return null;
        }

        int length = MessagePackText.ReadHeader(ref _cursor.Input);
        int start = _cursor.Input.Position;
        string key = Encoding.UTF8.GetString(_cursor.Input.ReadBytes(length));
        Field? field = shape.Fields.FirstOrDefault(candidate => !candidate.IsPinned && candidate.Name == key);
        PartName path = field is null ? name.Detail($"unknown name at {start}") : name.Field(key);
        _cursor.MarkTo(start, PartKind.Length, path.Detail("length of the name"), length);
        _cursor.MarkTo(start + length, PartKind.FieldName, path.Detail("name"), key);
        return field;
    }

    private void ExplainSequence(PartName name, ValueShape sequence)
    {
        if (sequence.SequenceKind == SequenceKind.Rectangular)
        {
            TakeLengths(name, sequence.Type.GetArrayRank());
        }

        int count = MessagePackSkip.ReadArrayHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("count"), count);
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i), sequence.Item!);
        }
    }

    private void TakeLengths(PartName name, int rank)
    {
        _cursor.Mark(PartKind.Length, name.Detail("lengths and items"), MessagePackSkip.ReadArrayHeader(ref _cursor.Input));
        for (int i = 0; i < rank; i++)
        {
            _cursor.Mark(PartKind.Length, name.Detail($"length {i}"), ReadInteger());
        }
    }

    private void ExplainMap(PartName name, ValueShape map)
    {
        int count = MessagePackSkip.ReadMapHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("count"), count);
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i).Key(), map.Key!);
            ExplainValue(name.Item(i).Value(), map.Value!);
        }
    }

    private void ExplainScalar(PartName name, ValueShape value)
    {
        int start = _cursor.Input.Position;
        switch (value.Kind)
        {
            case Kind.Boolean:
                _cursor.Mark(PartKind.Value, name, _cursor.Input.ReadByte() == Code.True);
                break;
            case Kind.String or Kind.Guid or Kind.Decimal:
            case Kind.Enum when isOfRust:
                ExplainText(name, value);
                break;
            case Kind.DateTime:
                var time = new DateTime(Timestamp.Read(ref _cursor.Input), DateTimeKind.Utc);
                TakeTimestamp(name, start, _cursor.Input.Position, time);
                break;
            case Kind.DateTimeOffset:
                ExplainOffsetTime(name);
                break;
            case Kind.Single or Kind.Double:
                ExplainFloat(name, value.Kind);
                break;
            default:
                TakeWithCode(name, start, PartText.FromBits(value, ReadInteger(), start));
                break;
        }
    }

    private void TakeWithCode(PartName name, int start, object value)
    {
        int end = _cursor.Input.Position;
        if (end - start > 1)
        {
            _cursor.Input.MoveTo(start);
            _cursor.Take<byte>(PartKind.TypeCode, name.Detail("code"));
        }

        _cursor.MarkTo(end, PartKind.Value, name, value);
    }

    private void ExplainText(PartName name, ValueShape shape)
    {
        int length = MessagePackText.ReadHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        int start = _cursor.Input.Position;
        string text = Text.DecodeUtf8(_cursor.Input.ReadBytes(length), start);
        ReadOnlySpan<byte> bytes = _cursor.Input.Data.Slice(start, length);
        object? value = shape.Kind switch
        {
            Kind.Guid => Utf8Parser.TryParse(bytes, out Guid guid, out int read, 'D') && read == length ? guid : null,
            Kind.Decimal => Utf8Parser.TryParse(bytes, out decimal number, out int read) && read == length ? number : null,
            _ => text,
        };
        _cursor.Mark(PartKind.Value, name, value);
    }

    private void ExplainBytes(PartName name)
    {
        int start = _cursor.Input.Position;
        byte[] bytes = OldBytes.Read(ref _cursor.Input, out int header);
        int end = _cursor.Input.Position;
        _cursor.MarkTo(start + header, PartKind.Length, name.Detail("length"), bytes.Length);
        _cursor.MarkTo(end, PartKind.Value, name, bytes);
    }

    private void ExplainFloat(PartName name, Kind kind)
    {
        int start = _cursor.Input.Position;
        byte code = _cursor.Input.ReadByte();
        double value = code switch
        {
            Code.Float32 => BitConverter.UInt32BitsToSingle(MessagePackSkip.ReadUInt32(ref _cursor.Input)),
            Code.Float64 => BitConverter.Int64BitsToDouble(BinaryPrimitives.ReverseEndianness(_cursor.Input.Read<long>())),
            Code.UInt64 => BinaryPrimitives.ReverseEndianness(_cursor.Input.Read<ulong>()),
            _ => ReadInteger(start, code),
        };
        TakeWithCode(name, start, kind == Kind.Single ? (object)(float)value : value);
    }

    private void TakeTimestamp(PartName name, int start, int end, object value)
    {
        _cursor.Input.MoveTo(start);
        if (_cursor.Take<byte>(PartKind.TypeCode, name.Detail("code")) == Code.Ext8)
        {
            _cursor.Take<byte>(PartKind.Length, name.Detail("length"));
        }

        _cursor.Take<sbyte>(PartKind.TypeCode, name.Detail("extension"));
        _cursor.MarkTo(end, PartKind.Value, name, value);
    }

    private void ExplainOffsetTime(PartName name)
    {
        _cursor.Mark(PartKind.Length, name.Detail("fields"), MessagePackSkip.ReadArrayHeader(ref _cursor.Input));
        int start = _cursor.Input.Position;
        long ticks = Timestamp.Read(ref _cursor.Input);
        int end = _cursor.Input.Position;
        long minutes = ReadInteger();
        TakeTimestamp(name, start, end, new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes)));
        TakeWithCode(name.Detail("offset"), end, ReadInteger());
    }

    private long ReadInteger()
    {
        int start = _cursor.Input.Position;
        return ReadInteger(start, _cursor.Input.ReadByte());
    }

    // A number from 2^63 on becomes the negative number with the same bits.
    private long ReadInteger(int start, byte code) => code switch
    {
        <= Code.MaxPositiveFixInt or >= Code.MinNegativeFixInt => (sbyte)code,
        Code.UInt8 => _cursor.Input.ReadByte(),
        Code.UInt16 => MessagePackSkip.ReadUInt16(ref _cursor.Input),
        Code.UInt32 => MessagePackSkip.ReadUInt32(ref _cursor.Input),
        Code.UInt64 or Code.Int64 => BinaryPrimitives.ReverseEndianness(_cursor.Input.Read<long>()),
        Code.Int8 => (sbyte)_cursor.Input.ReadByte(),
        Code.Int16 => (short)MessagePackSkip.ReadUInt16(ref _cursor.Input),
        Code.Int32 => (int)MessagePackSkip.ReadUInt32(ref _cursor.Input),
        _ => throw new WireFormatException(start, "an integer"),
    };
}
