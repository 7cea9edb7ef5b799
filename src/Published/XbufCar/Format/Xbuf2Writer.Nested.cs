namespace SerBench.Published.XbufCar.Format;

internal ref partial struct Xbuf2Writer<TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            RefuseNullItem(slot);
        }
        else
        {
            PutText(Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Length), value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Length);
        if (typeof(T).IsValueType && Xbuf2MessageLayout<TNested>.IsShort && IsShort(tag))
        {
            WriteShort<T, TNested>(tag, value!);
        }
        else if (typeof(T).IsValueType)
        {
            WriteMessage<T, TNested>(tag, value!);
        }
        else if (value is not null)
        {
            _output.Resume(WriteClass<T, TNested>(_output.Buffer, _output.Position, _depth, tag, value));
        }
        else
        {
            RefuseNullItem(slot);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (typeof(TSequence) == typeof(byte[]))
        {
            if (value is not null)
            {
                DeclaredType.Require(value);
            }

            WriteBytes(slot, Unsafe.As<TSequence?, byte[]?>(ref value));
        }
        else if (value is not null)
        {
            int count = TWitness.Count(value);
            if (Xbuf2ItemWire<TItem>.Longest > 0)
            {
                _output.Ensure(checked(Xbuf2ItemWire<TItem>.Longest * count));
                if (Xbuf2ItemWire<TItem>.IsMessage && count > 0)
                {
                    Depth.CheckWriting(_depth);
                }
            }

            _hasRoom = Xbuf2ItemWire<TItem>.Longest > 0;
            TWitness.WriteItems(ref this, slot.Item, value);
            _hasRoom = false;
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is not null)
        {
            TWitness.WriteEntries(ref this, slot, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginEntry(Slot map) => _entry = BeginLength(Xbuf2MessageLayout<TBinarizer>.TagOf(map, WireType.Length));

    [MethodImpl(AggressiveInlining)]
    public void EndEntry(Slot map) => EndLength(_entry);

    [MethodImpl(AggressiveInlining)]
    private void PutText(uint tag, string value)
    {
        if (value.Length > TextField.LongestInRoom)
        {
            _output.Ensure(checked(TextField.Before + Text.MaxUtf8Length(value.Length)));
        }

        int length = TextField.Store(ref _output.Here(), tag, value);
        _output.Advance(length);
    }

    // The nested message, with tag and length, takes fewer than 128 bytes. At least 128 bytes of the buffer are always free here, so no
    // room is made first. The length takes one byte.
    [MethodImpl(AggressiveInlining)]
    private void WriteShort<T, TNested>(uint tag, T value)
        where TNested : struct, IBinarizer<T>
    {
        const int Before = 2;
        if (!_hasRoom)
        {
            Depth.CheckWriting(_depth);
        }

        ref byte start = ref _output.Here();
        _output.Step(Before);
        var nested = new Xbuf2Writer<TNested>(_output, _depth + 1);
        TNested.Write(ref nested, value);

        // Taking the nested cursor is faster than adding the length to the start of the message.
        _output = nested._output;
        int length = (int)Unsafe.ByteOffset(ref start, ref _output.Here()) - Before;
        Unsafe.WriteUnaligned(ref start, (ushort)(tag | ((uint)length << 8)));
        if (_hasRoom)
        {
            _output.AdvanceWithin(0);
        }
        else
        {
            _output.Advance(0);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteMessage<T, TNested>(uint tag, T value)
        where TNested : struct, IBinarizer<T>
    {
        Depth.CheckWriting(_depth);
        int start = BeginLength(tag);

        // The nested writer is a separate local, so that this writer can stay in registers.
        var nested = new Xbuf2Writer<TNested>(_output, _depth + 1);
        Binarizer.Write<T, TNested, Xbuf2Writer<TNested>>(ref nested, value);
        _output = nested._output;
        _output.Advance(0);
        EndLength(start);
    }

    [MethodImpl(NoInlining)]
    private static int WriteClass<T, TNested>(EncodeBuffer buffer, int position, int depth, uint tag, T value)
        where TNested : struct, IBinarizer<T>
    {
        var writer = new Xbuf2Writer<TBinarizer>(new RoomCursor(buffer, position), depth);
        writer.WriteMessage<T, TNested>(tag, value);
        return writer._output.Position;
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteBytes(Slot slot, byte[]? value)
    {
        if (value is null)
        {
            RefuseNullItem(slot);
            return;
        }

        _output.Ensure(checked(TextField.Before + value.Length));
        int width = FieldStore.Store(ref _output.Here(), Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Length), (uint)value.Length);
        _output.Step(width);
        value.CopyTo(MemoryMarshal.CreateSpan(ref _output.Here(), value.Length));
        _output.Advance(value.Length);
    }

    private static void RefuseNullItem(Slot slot)
    {
        if (slot.Role is SlotRole.Item or SlotRole.Key)
        {
            UnsupportedValueException.ThrowNullItem();
        }
    }
}
