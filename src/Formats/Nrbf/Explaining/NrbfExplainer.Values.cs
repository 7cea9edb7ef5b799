using System.Globalization;
using System.Text;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;

namespace SerBench.Formats.Nrbf.Explaining;

internal ref partial struct NrbfExplainer
{
    private const int MinutesOf14Hours = 14 * 60;
    private const long TicksMask = 0x3FFF_FFFF_FFFF_FFFF;

    // Returns the number of items: a run of nulls counts each null.
    private int ExplainValue(NamedObject node)
    {
        RecordKind kind = SkipLibraries();
        PartName name = node.Name;
        switch (kind)
        {
            case RecordKind.ObjectNull:
                _cursor.Take<byte>(PartKind.Null, name.Detail("null"));
                return 1;
            case RecordKind.ObjectNullMultiple256:
                _cursor.Take<byte>(PartKind.Null, name.Detail("nulls"));
                return RequireRun(_cursor.Take<byte>(PartKind.Length, name.Detail("count of nulls")));
            case RecordKind.ObjectNullMultiple:
                _cursor.Take<byte>(PartKind.Null, name.Detail("nulls"));
                return RequireRun(_cursor.Take<int>(PartKind.Length, name.Detail("count of nulls")));
            case RecordKind.MemberReference:
                TakeKind(name.Detail("mention"));
                _objects.TryAdd(_cursor.Take<int>(PartKind.Reference, name.Detail("refers to")), node);
                return 1;
            case RecordKind.MemberPrimitiveTyped:
                TakeKind(name);
                ExplainPrimitive(name, TakeCode(name), PartKind.Value, node.Shape);
                return 1;
            case RecordKind.BinaryObjectString:
                TakeKind(name);
                TakeId(name);
                TakeText(PartKind.Value, name);
                return 1;
            case RecordKind.ClassWithId or RecordKind.ClassWithMembersAndTypes or RecordKind.SystemClassWithMembersAndTypes:
                _cursor.CheckStack();
                TakeKind(name);
                ExplainClass(node, kind, TakeId(name));
                return 1;
            default:
                NrbfDamage.ThrowKind(_cursor.Input.Position, "a value", kind);
                return 0;
        }
    }

    private readonly int RequireRun(int count)
    {
        if (count <= 0)
        {
            WireFormatException.ThrowCount(_cursor.Input.Position, count);
        }

        return count;
    }

    // Returns the number of items: a character beyond 16 bits counts as two.
    private int ExplainPrimitive(PartName name, PrimitiveCode code, PartKind kind, ValueShape? shape = null)
    {
        if (code == PrimitiveCode.Decimal)
        {
            ExplainDecimal(name);
            return 1;
        }

        object value = ReadPrimitive(code);
        if (shape is { Kind: Kind.Enum } && code == Primitive.Of(shape.Type.GetEnumUnderlyingType()))
        {
            value = Enum.ToObject(shape.Type, value);
        }

        _cursor.Mark(kind, name, value);
        return value is string { Length: 2 } ? 2 : 1;
    }

    private object ReadPrimitive(PrimitiveCode code)
    {
        int start = _cursor.Input.Position;
        return code switch
        {
            PrimitiveCode.Boolean => _cursor.Input.ReadByte() != 0,
            PrimitiveCode.Byte => _cursor.Input.ReadByte(),
            PrimitiveCode.SByte => _cursor.Input.Read<sbyte>(),
            PrimitiveCode.Char => ReadCharacter(),
            PrimitiveCode.Int16 => _cursor.Input.Read<short>(),
            PrimitiveCode.UInt16 => _cursor.Input.Read<ushort>(),
            PrimitiveCode.Int32 => _cursor.Input.Read<int>(),
            PrimitiveCode.UInt32 => _cursor.Input.Read<uint>(),
            PrimitiveCode.Int64 => _cursor.Input.Read<long>(),
            PrimitiveCode.UInt64 => _cursor.Input.Read<ulong>(),
            PrimitiveCode.Single => _cursor.Input.Read<float>(),
            PrimitiveCode.Double => _cursor.Input.Read<double>(),
            PrimitiveCode.TimeSpan => new TimeSpan(_cursor.Input.Read<long>()),
            PrimitiveCode.DateTime => ReadDateTime(),
            _ => throw new WireFormatException(start - 1, $"the code of a primitive, not {(byte)code}"),
        };
    }

    private object ReadCharacter()
    {
        int start = _cursor.Input.Position;
        if (Rune.DecodeFromUtf8(_cursor.Input.Data[start..], out Rune rune, out int length) != OperationStatus.Done)
        {
            WireFormatException.ThrowText(start);
        }

        _cursor.Input.Skip(length);
        return rune.IsBmp ? (char)rune.Value : rune.ToString();
    }

    private DateTime ReadDateTime()
    {
        long bits = _cursor.Input.Read<long>();
        if ((bits & TicksMask) > DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(_cursor.Input.Position - sizeof(long), "a time in range");
        }

        return Unsafe.BitCast<long, DateTime>(bits);
    }

    private DateTimeOffset ReadDateTimeOffset()
    {
        int start = _cursor.Input.Position;
        long local = ReadDateTime().Ticks;
        int minutes = _cursor.Input.Read<short>();
        local += minutes * TimeSpan.TicksPerMinute;
        if (local < 0 || local > DateTime.MaxValue.Ticks || Math.Abs(minutes) > MinutesOf14Hours)
        {
            WireFormatException.Throw(start, "a time and an offset in range");
        }

        return new DateTimeOffset(local, TimeSpan.FromMinutes(minutes));
    }

    private void ExplainDecimal(PartName name)
    {
        int length = Prefixed.ReadLength(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        int start = _cursor.Input.Position;
        if (!decimal.TryParse(_cursor.Input.ReadBytes(length), NumberStyles.Number, CultureInfo.InvariantCulture, out decimal value))
        {
            WireFormatException.Throw(start, "a decimal number as .NET writes it");
        }

        _cursor.Mark(PartKind.Value, name, value);
    }
}
