using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Ignite;

/// <summary>
/// Writes binary objects. Room for the header, the footer and all fields of fixed width of an object is ensured at its start; text,
/// nested objects and collections ensure their own and that much again, so that fixed fields never ask.
/// </summary>
internal ref partial struct IgniteWriter<TMode> : IFieldWriter
    where TMode : struct, IIgniteMode
{
    private const int NoField = -1;

    private OutputCursor _output;

    /// <summary>Where the fields of the current object begin, counted from its start.</summary>
    private Span<int> _offsets;
    private readonly IgniteScratch? _scratch;
    private int _start;
    private int _fixedLength;
    private int _depth;

    /// <summary>In raw mode, the field whose primitive value keeps its code because it might have been null.</summary>
    private int _codedField;

    private IgniteWriter(EncodeBuffer buffer, IgniteScratch? scratch)
    {
        _output = new OutputCursor(buffer);
        _scratch = scratch;
        _codedField = NoField;
    }

    public static FieldOrder Order => FieldOrder.ByName;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        IgniteScratch? scratch = TMode.IsRaw ? null : IgniteScratch.Rent();
        var writer = new IgniteWriter<TMode>(buffer, scratch);
        writer.WriteBody<T, TBinarizer>(value);
        writer._output.Finish();
        scratch?.Return();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
        WriteFrame<T, TBinarizer>();
    }

    /// <summary>Writes the footer and, now that all is known, the header.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteFrame<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
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

        _output.PutAt(_start, IgniteCode.Object | (IgniteHeader.Version << 8) | (flags << 16));
        _output.PutAt(_start + IgniteHeader.TypeIdAt, IgniteSchema<TBinarizer, TMode>.TypeId);
        _output.PutAt(_start + IgniteHeader.HashAt, hash);
        _output.PutAt(_start + IgniteHeader.LengthAt, _output.Position - _start);
        _output.PutAt(_start + IgniteHeader.SchemaIdAt, IgniteSchema<TBinarizer, TMode>.SchemaId);
        _output.PutAt(_start + IgniteHeader.SchemaOffsetAt, schemaOffset);
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

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        BeginValue(slot);
        if (value is null)
        {
            PutNull(slot);
            return;
        }

        (int start, int fixedLength) = (_start, _fixedLength);
        Span<int> offsets = _offsets;
        if (++_depth >= Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        _codedField = NoField;
        WriteBody<T, TBinarizer>(value);
        _depth--;
        _codedField = NoField;
        _start = start;
        _fixedLength = fixedLength;
        _offsets = offsets;
        _output.Ensure(fixedLength);
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem> => throw new NotSupportedException();

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue> => throw new NotSupportedException();

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }
}
