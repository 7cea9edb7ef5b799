using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <content>Text, nested messages, repeated fields and maps.</content>
internal ref partial struct Xbuf2Writer<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            RefuseNullItem(slot);
        }
        else
        {
            PutText(TagOf(slot, WireType.Length), value);
        }
    }

    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            RefuseNullItem(slot);
            return;
        }

        if (_depth >= Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        (int entry, int announced) = (_entry, _announced);
        Output.Ensure(MessageLayout<TBinarizer>.Room + Tag.MaxLength + 1 + MessageLayout<TNested>.Room);
        int start = BeginLength(TagOf(slot, WireType.Length));
        _depth++;
        _announced = -1;
        Binarizer.Write<T, TNested, Xbuf2Writer<TNested>>(ref As<TNested>(), value);
        _depth--;
        (_entry, _announced) = (entry, announced);
        EndLength(start);
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (typeof(TSequence) == typeof(byte[]))
        {
            WriteBytes(slot, Unsafe.As<TSequence?, byte[]?>(ref value));
        }
        else if (value is not null)
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

    public void BeginEntry(Slot map)
    {
        Output.Ensure(MessageLayout<TBinarizer>.Room + (3 * MessageLayout.LongestField));
        _entry = BeginLength(TagOf(map, WireType.Length));
    }

    public void EndEntry(Slot map)
    {
        EndLength(_entry);
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    /// <summary>A call of its own: inlined, the text of a large type would use up what the JIT allows its other fields.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutText(uint tag, string value)
    {
        // Room for the text as ASCII: most is.
        Output.Ensure(MessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length);
        if (tag < 0x80 && value.Length < 0x80 && Ascii.TryNarrow(value, Output.Free(2, value.Length)))
        {
            Output.PutAt(Output.Position, (ushort)(tag | ((uint)value.Length << 8)));
            Output.Advance(2 + value.Length);
        }
        else
        {
            PutLongText(tag, value);
        }
    }

    private void PutLongText(uint tag, string value)
    {
        int most = Text.MaxUtf8Length(value.Length);
        Output.Ensure(checked(MessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + most));
        int start = BeginLength(tag);
        Output.Advance(Text.EncodeUtf8(value, Output.Free()));
        EndLength(start);
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    private void WriteBytes(Slot slot, byte[]? value)
    {
        if (value is null)
        {
            RefuseNullItem(slot);
            return;
        }

        Output.Ensure(checked(MessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length));
        PutTagged(TagOf(slot, WireType.Length), (uint)value.Length);
        Output.Write(value);
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    /// <summary>A field or a map's value that is null is left out; nothing stands for null elsewhere.</summary>
    private static void RefuseNullItem(Slot slot)
    {
        if (slot.Role is SlotRole.Item or SlotRole.Key)
        {
            UnsupportedValueException.ThrowNullItem();
        }
    }

    /// <summary>
    /// This writer as that of another type of message: the type argument decides what is written, not what the writer holds. So nested
    /// messages share one position, which is not copied back and forth.
    /// </summary>
    [UnscopedRef]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref Xbuf2Writer<TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<Xbuf2Writer<TBinarizer>, Xbuf2Writer<TNested>>(ref this);
}
