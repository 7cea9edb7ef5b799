namespace SerBench.Formats.Ignite;

// An object first makes room for its header, footer and all fields of fixed width. Text, collections and nested objects make room for
// themselves, and again for the fields of fixed width.
[PerKind]
internal ref partial struct IgniteWriter<TMode> : IFieldWriter
    where TMode : struct, IIgniteMode
{
    private const int NoField = -1;

    private readonly IgniteScratch? _scratch;

    // Null if no object can occur twice.
    private readonly IgniteHandles? _handles;
    private OutputCursor _output;

    private Span<int> _offsets;
    private int _start;
    private int _fixedLength;
    private int _depth;

    // The nullable field that is written next. Even in raw mode, a type code precedes its value.
    private int _codedField;

    private IgniteWriter(EncodeBuffer buffer, IgniteScratch? scratch, IgniteHandles? handles)
    {
        _output = new OutputCursor(buffer);
        _scratch = scratch;
        _handles = handles;
        _codedField = NoField;
    }

    public static FieldOrder Order => FieldOrder.ByName;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        bool canShare = IgniteSchema<TBinarizer, TMode>.CanShare;
        IgniteScratch? scratch = TMode.IsRaw && !canShare ? null : IgniteScratch.Rent();
        IgniteHandles? handles = canShare ? scratch!.Handles : null;
        var writer = new IgniteWriter<TMode>(buffer, scratch, handles);
        writer.NoteRoot<T, TBinarizer>(value);
        writer.WriteBody<T, TBinarizer>(value);
        writer._output.Finish();
        handles?.Clear();
        scratch?.Return();
    }

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        BeginValue(slot);
        if (value is null)
        {
            PutNull(slot);
            return;
        }

        bool isShared = !typeof(T).IsValueType && _handles is not null;
        if (isShared && TryWriteHandle(value, IgniteSchema<TBinarizer, TMode>.IsFilledAfterCreation))
        {
            return;
        }

        if (++_depth >= Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        (int start, int fixedLength) = (_start, _fixedLength);
        Span<int> offsets = _offsets;
        _codedField = NoField;
        WriteBody<T, TBinarizer>(value);
        _codedField = NoField;
        if (isShared && !IgniteSchema<TBinarizer, TMode>.IsFilledAfterCreation)
        {
            _handles!.Close(value, _start);
        }

        (_start, _fixedLength) = (start, fixedLength);
        _offsets = offsets;
        _depth--;
        _output.Ensure(fixedLength);
    }

    [MethodImpl(AggressiveInlining)]
    private readonly void NoteRoot<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && _handles is not null)
        {
            _handles.FindOrAdd(value!, IgniteSchema<TBinarizer, TMode>.IsFilledAfterCreation ? 0 : IgniteHandles.Open);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteBody<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        _start = _output.Position;
        _fixedLength = IgniteSchema<TBinarizer, TMode>.FixedLength;
        _output.Ensure(IgniteHeader.Length + _fixedLength);
        _output.Advance(IgniteHeader.Length);
        if (!TMode.IsRaw)
        {
            _offsets = _scratch!.Take(IgniteSchema<TBinarizer, TMode>.FieldCount);
        }

        TBinarizer.Write(ref this, value);
        WriteFrame<TBinarizer>();
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteFrame<TBinarizer>()
        where TBinarizer : struct, IWitness
    {
        int hash = Hash31.Compute(_output.Written(_start + IgniteHeader.Length));
        int flags = IgniteSchema<TBinarizer, TMode>.Flags;
        int schemaOffset = IgniteHeader.Length;
        if (!TMode.IsRaw && IgniteSchema<TBinarizer, TMode>.FieldCount > 0)
        {
            schemaOffset = _output.Position - _start;
            int offsetFlag = IgniteHeader.OffsetFlag(_offsets[^1]);
            flags |= offsetFlag;
            WriteFooter(IgniteSchema<TBinarizer, TMode>.FieldIds, offsetFlag);
            _scratch!.Release(_offsets.Length);
        }

        IgniteHeader.Put(
            ref _output, _start, flags, IgniteSchema<TBinarizer, TMode>.TypeId,
            hash, IgniteSchema<TBinarizer, TMode>.SchemaId, schemaOffset);
    }

    private void WriteFooter(int[] fieldIds, int offsetFlag)
    {
        for (int i = 0; i < _offsets.Length; i++)
        {
            if (!TMode.IsCompact)
            {
                _output.Put(fieldIds[i]);
            }

            switch (offsetFlag)
            {
                case IgniteHeader.OffsetOneByte:
                    _output.PutByte((byte)_offsets[i]);
                    break;
                case IgniteHeader.OffsetTwoBytes:
                    _output.Put((ushort)_offsets[i]);
                    break;
                default:
                    _output.Put(_offsets[i]);
                    break;
            }
        }
    }
}
