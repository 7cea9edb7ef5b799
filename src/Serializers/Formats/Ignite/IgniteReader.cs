using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Ignite;

/// <summary>
/// Reads binary objects. An object written with the same fields in the same order is read straight through, every offset of its
/// footer checked on the way; one with another schema, where the footer names its fields, is read by looking them up.
/// </summary>
internal ref partial struct IgniteReader<TMode> : IFieldReader
    where TMode : struct, IIgniteMode
{
    private const int NoField = -1;

    private InputCursor _input;
    private int _start;

    /// <summary>Where the fields of the current object end.</summary>
    private int _footer;
    private int _offsetWidth;
    private int _depth;

    /// <summary>In raw mode, the field whose primitive value has a code because it might have been null.</summary>
    private int _codedField;

    private IgniteReader(ReadOnlySpan<byte> data)
    {
        _input = new InputCursor(data);
        _codedField = NoField;
    }

    public static FieldOrder Order => FieldOrder.ByName;

    public static bool LastKeyWins => false;

    public readonly int Position => _input.Position;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new IgniteReader<TMode>(data);
        T value = reader.ReadBody<T, TBinarizer>();
        reader._input.ExpectEnd();
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T ReadBody<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        int end = ReadHeader<T, TBinarizer>();
        T value = TBinarizer.Read(ref this, TBinarizer.Create());
        if (_input.Position != _footer)
        {
            ThrowFieldsEnd();
        }

        _input.MoveTo(end);
        return value;
    }

    /// <summary>Checks the header and answers where the object ends.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadHeader<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        _start = _input.Position;
        _input.Need(IgniteHeader.Length);
        int first = _input.Take<int>();
        int typeId = _input.Take<int>();
        int hash = _input.Take<int>();
        int length = _input.Take<int>();
        int schemaId = _input.Take<int>();
        int schemaOffset = _input.Take<int>();
        int expected = IgniteCode.Object | (IgniteHeader.Version << 8) | (IgniteSchema<TBinarizer, TMode>.Flags << 16);
        int offsetFlags = TMode.IsRaw ? 0 : (IgniteHeader.OffsetOneByte | IgniteHeader.OffsetTwoBytes) << 16;
        if ((first & ~offsetFlags) != expected
            || typeId != IgniteSchema<TBinarizer, TMode>.TypeId
            || schemaId != IgniteSchema<TBinarizer, TMode>.SchemaId)
        {
            WireFormatException.Throw(_start, $"an object of type {typeof(T).Name} and its schema");
        }

        if ((uint)(length - IgniteHeader.Length) > (uint)_input.Left)
        {
            WireFormatException.Throw(_start + IgniteHeader.LengthAt, $"an object of {IgniteHeader.Length}..{_input.Left + IgniteHeader.Length} bytes");
        }

        int end = _start + length;
        _footer = end;
        if (TMode.IsRaw || IgniteSchema<TBinarizer, TMode>.FieldCount == 0)
        {
            if (schemaOffset != IgniteHeader.Length)
            {
                WireFormatException.Throw(_start + IgniteHeader.SchemaOffsetAt, "an object without footer");
            }
        }
        else
        {
            int flags = (int)((uint)first >> 16);
            _offsetWidth = IgniteHeader.OffsetWidth(flags);
            int footerLength = IgniteSchema<TBinarizer, TMode>.FieldCount * (IgniteSchema<TBinarizer, TMode>.EntryPrefix + _offsetWidth);
            if (schemaOffset < IgniteHeader.Length || schemaOffset != length - footerLength)
            {
                WireFormatException.Throw(_start + IgniteHeader.SchemaOffsetAt, $"a footer of {footerLength} bytes");
            }

            _footer = _start + schemaOffset;
        }

        if (_depth == 0 && Hash31.Compute(_input.Data[_input.Position.._footer]) != hash)
        {
            WireFormatException.Throw(_start + IgniteHeader.HashAt, "the hash of the content");
        }

        return end;
    }

    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        BeginValue(slot);
        if (_input.PeekByte() == IgniteCode.Null)
        {
            _input.Skip(1);
            return default;
        }

        (int start, int footer, int width) = (_start, _footer, _offsetWidth);
        if (++_depth >= Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(_input.Position);
        }

        _codedField = NoField;
        T value = ReadBody<T, TBinarizer>();
        _codedField = NoField;
        _depth--;
        (_start, _footer, _offsetWidth) = (start, footer, width);
        return value;
    }

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem> => throw new NotSupportedException();

    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue> => throw new NotSupportedException();

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    /// <summary>Checks that a named field stands where the footer says.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void BeginValue(Slot slot)
    {
        if (!TMode.IsRaw && slot.IsField && FooterOffset(slot.Ordinal) != _input.Position - _start)
        {
            ThrowOffset();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int FooterOffset(int ordinal)
    {
        int prefix = TMode.IsCompact ? 0 : sizeof(int);
        int at = _footer + (ordinal * (prefix + _offsetWidth)) + prefix;
        ReadOnlySpan<byte> data = _input.Data;
        return _offsetWidth switch
        {
            1 => data[at],
            2 => Unsafe.ReadUnaligned<ushort>(in data[at]),
            _ => Unsafe.ReadUnaligned<int>(in data[at]),
        };
    }

    private readonly void ThrowOffset() => WireFormatException.Throw(_input.Position, "a field where the footer says");

    private readonly void ThrowFieldsEnd() => WireFormatException.Throw(_input.Position, $"the end of the fields at byte {_footer}");
}
