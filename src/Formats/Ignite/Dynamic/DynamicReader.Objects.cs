using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite.Dynamic;

internal ref partial struct DynamicReader
{
    private const int KnownFlags = IgniteHeader.UserType | IgniteHeader.HasSchema | IgniteHeader.HasRaw
        | IgniteHeader.Offsets | IgniteHeader.CompactFooter;

    private object ReadObject(int start)
    {
        IgniteObjectHeader header = IgniteObjectHeader.Read(_input.Data, start);
        if (start == 0)
        {
            header.RequireHash(_input.Data);
        }

        _input.MoveTo(start + IgniteHeader.Length);
        if (header.Flags == IgniteHeader.HasRaw && header.TypeId == IgniteHeader.RectangularTypeId)
        {
            return ReadRectangular(header);
        }

        if ((header.Flags & ~KnownFlags) != 0 || (header.Flags & IgniteHeader.UserType) == 0)
        {
            WireFormatException.Throw(start + IgniteHeader.FlagsAt, "the flags of a user's object");
        }

        string name = header.TypeId != 0 ? options.TypeName(header.TypeId) : ReadInlineName();
        var value = new IgniteObject(name);
        _references.TryAdd(start, value);

        int typeId = header.TypeId != 0 ? header.TypeId : options.TypeId(name);
        ReadFields(header, typeId, value);
        if (header.HasRaw)
        {
            ReadRaw(header, typeId, value);
        }

        Require(_input.Position == header.FieldsEnd, "the end of the fields");
        _input.MoveTo(header.End);
        return value;
    }

    private string ReadInlineName()
    {
        Require(_input.ReadByte() == IgniteCode.String, "the name of an unregistered type");
        return ReadText();
    }

    private void ReadFields(IgniteObjectHeader header, int typeId, IgniteObject value)
    {
        IgniteType? schema = header.IsCompact && header.FieldCount > 0 ? options.FindSchema(typeId, header.SchemaId) : null;
        if (header.IsCompact && header.FieldCount > 0 && schema?.Fields.Count != header.FieldCount)
        {
            WireFormatException.Throw(header.Start, $"a schema of type {value.TypeName} that is known");
        }

        for (int i = 0; i < header.FieldCount; i++)
        {
            Require(_input.Position - header.Start == header.Offset(_input.Data, i), "a field where the footer says");
            string name = schema?.Fields[i] ?? options.FieldName(typeId, header.FieldId(_input.Data, i));
            value.Fields.Add(new(name, ReadValue()));
        }
    }

    private void ReadRaw(IgniteObjectHeader header, int typeId, IgniteObject value)
    {
        Require(_input.Position == header.RawStart(_input.Data), "the raw part where the footer says");
        foreach (Type type in options.RawOf(typeId))
        {
            byte code = DynamicCodes.OfPrimitive(type);
            value.Raw.Add(code == IgniteCode.Null ? ReadValue() : ReadPrimitive(code));
        }
    }

    private Array ReadRectangular(IgniteObjectHeader header)
    {
        int typeId = _input.Read<int>();
        int rank = _input.Read<int>();
        Require(rank is > 1 and <= 32 && header.SchemaOffset == IgniteHeader.Length, "an array of two to 32 dimensions");
        var lengths = new int[rank];
        int lengthsAt = _input.Position;
        foreach (ref int length in lengths.AsSpan())
        {
            length = _input.Read<int>();
        }

        _input.NeedItems(ArrayLengths.Require(lengths, lengthsAt), 1);
        Type item = DynamicTypes.OfItem(typeId, options) ?? throw new WireFormatException(header.Start, $"a primitive item type, found type id {typeId}");
        var array = Array.CreateInstance(item, lengths);
        _references.TryAdd(header.Start, array);
        foreach (int[] at in DynamicTypes.Indexes(lengths))
        {
            object? value = ReadValue();
            Require(value is null ? !item.IsValueType : item.IsInstanceOfType(value), $"an item of {item.Name}");
            array.SetValue(value, at);
        }

        Require(_input.Position == header.End, "the end of the array");
        return array;
    }

    private readonly void Require(bool isMet, string expected)
    {
        if (!isMet)
        {
            WireFormatException.Throw(_input.Position, expected);
        }
    }
}
