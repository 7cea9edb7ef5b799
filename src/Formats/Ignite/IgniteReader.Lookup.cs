namespace SerBench.Formats.Ignite;

// Finds fields by their ids in the footer, for messages with other fields or another order. Each field must end at the next offset, so that
// no byte is read twice.
internal ref partial struct IgniteReader<TMode>
{
    [MethodImpl(NoInlining)]
    private void BeginLookup<TBinarizer>(int first, int typeId, int schemaId, int schemaOffset)
        where TBinarizer : struct, IWitness
    {
        const int Known = IgniteHeader.UserType | IgniteHeader.HasSchema | IgniteHeader.HasRaw | IgniteHeader.Offsets;
        int flags = (int)((uint)first >> 16);
        if ((first & 0xFFFF) != (IgniteCode.Object | (IgniteHeader.Version << 8))
            || (flags & ~Known) != 0
            || (flags & IgniteHeader.UserType) == 0
            || (flags & IgniteHeader.Offsets) == IgniteHeader.Offsets
            || typeId != IgniteSchema<TBinarizer, TMode>.TypeId)
        {
            ThrowSchema<TBinarizer>();
        }

        bool hasRaw = (flags & IgniteHeader.HasRaw) != 0;
        bool hasSchema = (flags & IgniteHeader.HasSchema) != 0;
        _looksUp = true;
        _frame.IsLookup = true;
        _frame.FieldIds = IgniteSchema<TBinarizer, TMode>.FieldIds;
        _frame.Field = NoField;
        _frame.FieldEnd = _input.Position;
        _frame.OffsetWidth = IgniteHeader.OffsetWidth(flags);
        int length = _frame.End - _frame.Start;
        int entry = sizeof(int) + _frame.OffsetWidth;
        int footerLength = hasSchema ? length - schemaOffset - (hasRaw ? sizeof(int) : 0) : 0;
        if (schemaOffset < IgniteHeader.Length || footerLength < 0 || footerLength % entry != 0 || hasSchema == (footerLength == 0)
            || (!hasSchema && schemaOffset != IgniteHeader.Length))
        {
            WireFormatException.Throw(_frame.Start + IgniteHeader.SchemaOffsetAt, "a footer of whole entries");
        }

        _frame.FieldCount = footerLength / entry;
        _frame.Footer = hasSchema ? _frame.Start + schemaOffset : _frame.End;
        _frame.FieldsEnd = hasSchema && hasRaw
            ? _frame.Start + BinaryPrimitives.ReadInt32LittleEndian(_input.Data[(_frame.End - sizeof(int))..])
            : hasSchema ? _frame.Footer : _input.Position;
        _read += _frame.End - _frame.Footer;
        RequireSchema(schemaId);
    }

    private readonly void RequireSchema(int schemaId)
    {
        int[] ids = new int[_frame.FieldCount];
        int last = IgniteHeader.Length - 1;
        for (int i = 0; i < ids.Length; i++)
        {
            ids[i] = FooterId(i);
            int offset = FooterOffset(i);
            if (offset <= last || (i == 0 && offset != IgniteHeader.Length))
            {
                WireFormatException.Throw(_frame.Footer, "offsets that rise from the first field on");
            }

            last = offset;
        }

        bool isRawAfter = _frame.FieldsEnd > _frame.Start + last && _frame.FieldsEnd <= _frame.Footer;
        if (IgniteNames.SchemaId(ids) != schemaId || !isRawAfter)
        {
            WireFormatException.Throw(_frame.Footer, "a footer of the fields that the schema id stands for");
        }
    }

    [MethodImpl(NoInlining)]
    private bool Seek(int ordinal)
    {
        if (_frame.Field == ordinal)
        {
            return true;
        }

        EndLookup();
        int id = _frame.FieldIds[ordinal];
        for (int i = 0; i < _frame.FieldCount; i++)
        {
            if (FooterId(i) == id)
            {
                _frame.Field = ordinal;
                _frame.FieldEnd = i + 1 < _frame.FieldCount ? _frame.Start + FooterOffset(i + 1) : _frame.FieldsEnd;
                Jump(_frame.Start + FooterOffset(i));
                return true;
            }
        }

        return false;
    }

    private readonly void EndLookup()
    {
        if (_input.Position != _frame.FieldEnd)
        {
            WireFormatException.Throw(_input.Position, $"the end of a field at byte {_frame.FieldEnd}");
        }
    }
}
