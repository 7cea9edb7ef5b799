namespace SerBench.Formats.Ignite;

// Reads expected fields in order, and checks each offset of the footer. Other fields are looked up if the footer has ids.
[PerKind]
internal ref partial struct IgniteReader<TMode> : IFieldReader
    where TMode : struct, IIgniteMode
{
    private const int NoField = -1;

    // Null if no object can occur twice.
    private readonly IgniteReferences? _references;
    private InputCursor _input;
    private IgniteFrame _frame;
    private NestingLevel _nesting;

    // The nullable field that is being read: a type code precedes its value even in raw mode.
    private int _codedField;

    private bool _looksUp;

    private long _read;

    private int _landing;

    private IgniteReader(ReadOnlySpan<byte> data, IgniteReferences? references)
    {
        _input = new InputCursor(data);
        _nesting = NestingLevel.Reading(data.Length);
        _references = references;
        _codedField = NoField;
    }

    public static FieldOrder Order => FieldOrder.ByName;

    public static bool LastKeyWins => false;

    public readonly int Position => _input.Position;

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        IgniteReferences? references = IgniteSchema<TBinarizer, TMode>.CanShare ? IgniteReferences.Rent() : null;
        var reader = new IgniteReader<TMode>(data, references);
        T value = reader.ReadBody<T, TBinarizer>();
        reader._input.ExpectEnd();
        references?.Return();
        return value;
    }

    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        int resume = NoResume;
        if (_input.PeekByte() != IgniteCode.Object || _looksUp)
        {
            if (typeof(T).IsValueType)
            {
                RequireCode(IgniteCode.Object);
            }
            else if (TryReadKnown(IgniteCode.Object, out T? known, out resume))
            {
                return known;
            }
        }

        IgniteFrame outer = _frame;
        NestingLevel outerLevel = _nesting;
        _nesting = outerLevel.Enter(_input.Position);
        int start = _input.Position;
        _codedField = NoField;
        T value = ReadBody<T, TBinarizer>();
        _codedField = NoField;
        _frame = outer;
        _nesting = outerLevel;
        EndAhead(start, resume);
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    private T ReadBody<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        int start = _input.Position;
        ReadHeader<TBinarizer>();
        T target = TBinarizer.Create();
        bool isShared = !typeof(T).IsValueType && _references is not null;
        if (isShared)
        {
            Note(start, IgniteSchema<TBinarizer, TMode>.IsFilledAfterCreation ? target : null);
        }

        T value = TBinarizer.Read(ref this, target);
        if (isShared && !IgniteSchema<TBinarizer, TMode>.IsFilledAfterCreation)
        {
            _references!.Set(start, value!);
        }

        EndFields();
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    private void ReadHeader<TBinarizer>()
        where TBinarizer : struct, IWitness
    {
        int start = _input.Position;
        _input.Need(IgniteHeader.Length);
        int first = _input.Take<int>();
        int typeId = _input.Take<int>();
        int hash = _input.Take<int>();
        int length = _input.Take<int>();
        int schemaId = _input.Take<int>();
        int schemaOffset = _input.Take<int>();
        if ((uint)(length - IgniteHeader.Length) > (uint)_input.Left)
        {
            WireFormatException.Throw(
                start + IgniteHeader.LengthAt, $"an object of {IgniteHeader.Length}..{_input.Left + IgniteHeader.Length} bytes");
        }

        _frame.Start = start;
        _frame.End = start + length;
        bool hasFooter = !TMode.IsRaw && IgniteSchema<TBinarizer, TMode>.FieldCount > 0;

        // These flags may differ from the expected flags: the width of offsets or, without a footer, the flag of a compact footer.
        int freeFlags = (hasFooter ? IgniteHeader.Offsets : IgniteHeader.CompactFooter) << 16;
        int expected = IgniteCode.Object | (IgniteHeader.Version << 8) | (IgniteSchema<TBinarizer, TMode>.Flags << 16);
        if ((first & ~freeFlags) == (expected & ~freeFlags)
            && typeId == IgniteSchema<TBinarizer, TMode>.TypeId
            && schemaId == IgniteSchema<TBinarizer, TMode>.SchemaId)
        {
            BeginStraight<TBinarizer>((int)((uint)first >> 16), schemaOffset, hasFooter);
        }
        else if (TMode.IsCompact)
        {
            ThrowSchema<TBinarizer>();
        }
        else
        {
            BeginLookup<TBinarizer>(first, typeId, schemaId, schemaOffset);
        }

        // The hash of the root covers all nested objects, but not the root's footer.
        if (_nesting.IsRoot && Hash31.Compute(_input.Data[_input.Position.._frame.Footer]) != hash)
        {
            WireFormatException.Throw(start + IgniteHeader.HashAt, "the hash of the content");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginStraight<TBinarizer>(int flags, int schemaOffset, bool hasFooter)
        where TBinarizer : struct, IWitness
    {
        _frame.IsLookup = false;
        int expected = IgniteHeader.Length;
        _frame.Footer = _frame.End;
        if ((flags & IgniteHeader.Offsets) == IgniteHeader.Offsets)
        {
            ThrowSchema<TBinarizer>();
        }

        if (hasFooter)
        {
            _frame.OffsetWidth = IgniteHeader.OffsetWidth(flags);
            _frame.Footer -=
                IgniteSchema<TBinarizer, TMode>.FieldCount * (IgniteSchema<TBinarizer, TMode>.EntryPrefix + _frame.OffsetWidth);
            expected = _frame.Footer - _frame.Start;
        }

        if (schemaOffset != expected || expected < IgniteHeader.Length)
        {
            WireFormatException.Throw(_frame.Start + IgniteHeader.SchemaOffsetAt, $"a footer after {expected} bytes");
        }

        if (hasFooter && !TMode.IsCompact)
        {
            RequireFieldIds(IgniteSchema<TBinarizer, TMode>.FieldIds);
        }
    }

    private readonly void RequireFieldIds(int[] ids)
    {
        for (int i = 0; i < ids.Length; i++)
        {
            if (FooterId(i) != ids[i])
            {
                WireFormatException.Throw(_frame.Footer, "the field ids that the schema id stands for");
            }
        }
    }

    [MethodImpl(AggressiveInlining)]
    private bool BeginValue(Slot slot)
    {
        if (TMode.IsRaw || !slot.IsField)
        {
            return true;
        }

        if (!TMode.IsCompact && _frame.IsLookup)
        {
            return Seek(slot.Ordinal);
        }

        if (FooterOffset(slot.Ordinal) != _input.Position - _frame.Start)
        {
            ThrowOffset();
        }

        return true;
    }
}
