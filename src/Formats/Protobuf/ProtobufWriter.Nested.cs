using SerBench.Formats.Values;

namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufWriter<TRules, TBinarizer>
{
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            RefuseNullUnlessField(slot);
            return;
        }

        if (!IsExplicit(slot))
        {
            Choose(slot);
        }

        Depth.CheckWriting(_depth);

        // Between the root's items no length is left to patch, so the buffer may go on in a new array.
        if (_depth == 1 && slot.Role == SlotRole.Item)
        {
            Output.Seal();
        }

        if (ProtobufMessageLayout<TNested>.IsShort)
        {
            WriteShortObject<T, TNested>(slot, value);
            return;
        }

        int start = BeginLength(TagOf(slot, WireType.Length));
        int entry = _entry;
        ulong chosen = ProtobufMessageLayout<TNested>.HasUnions ? _chosen : 0;
        _depth++;
        Forget<TBinarizer>();
        ForgetChoices<TNested>(0);
        ref ProtobufWriter<TRules, TNested> nested = ref As<TNested>();
        nested.Output.Ensure(ProtobufMessageLayout<TNested>.Room);
        TNested.Write(ref nested, value);
        _depth--;
        _entry = entry;
        Forget<TNested>();
        ForgetChoices<TNested>(chosen);
        EndLength(start);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    // The length of the object fits one byte, so room is made once, for the object and the fields after it.
    [MethodImpl(AggressiveInlining)]
    private void WriteShortObject<T, TNested>(Slot slot, T value)
        where TNested : struct, IBinarizer<T>
    {
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + Tag.MaxLength + 1 + ProtobufMessageLayout<TNested>.Room);
        int start = BeginLength(TagOf(slot, WireType.Length));
        TNested.Write(ref As<TNested>(), value);
        Output.PutAt(start, (byte)(Output.Position - start - 1));
    }

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
            return;
        }

        if (value is null || TWitness.Count(value) == 0)
        {
            return;
        }

        WireKind kind = ProtobufMessageLayout<TBinarizer>.IsSpecial(slot) ? ProtobufMessageLayout<TBinarizer>.KindOf(slot) : WireKind.Usual;
        if (ProtobufItemWire<TItem>.IsPacked && (kind & WireKind.Unpacked) == 0)
        {
            int start = BeginLength(TagOf(slot, WireType.Length));
            WritePacked<TSequence, TItem, TWitness>(slot, value, kind);
            EndLength(start);
            Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
        }
        else
        {
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    private void WritePacked<TSequence, TItem, TWitness>(Slot slot, TSequence value, WireKind kind)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if ((PackedNumbers<TItem>.IsFixed || (kind == WireKind.Fixed && PackedNumbers<TItem>.IsInteger))
            && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            Output.Write(PlainItems.AsBytes(items));
        }
        else if (PackedNumbers<TItem>.IsInteger && kind == WireKind.Usual && TWitness.TryGetSpan(value, out items))
        {
            for (; !items.IsEmpty; items = items[Math.Min(items.Length, PackedNumbers<TItem>.ChunkLength)..])
            {
                ReadOnlySpan<TItem> chunk = items[..Math.Min(items.Length, PackedNumbers<TItem>.ChunkLength)];
                Output.Ensure((chunk.Length * Varint.MaxLength64) + sizeof(ulong));
                Output.Advance(PackedNumbers<TItem>.Store(ref Output.Here(), chunk));
            }
        }
        else
        {
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is not null)
        {
            TWitness.WriteEntries(ref this, slot, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginEntry(Slot map)
    {
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + EntryRoom);
        _entry = BeginLength(TagOf(map, WireType.Length));
    }

    [MethodImpl(AggressiveInlining)]
    public void EndEntry(Slot map)
    {
        EndLength(_entry);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    [UnscopedRef]
    [MethodImpl(AggressiveInlining)]
    private ref ProtobufWriter<TRules, TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<ProtobufWriter<TRules, TBinarizer>, ProtobufWriter<TRules, TNested>>(ref this);
}
