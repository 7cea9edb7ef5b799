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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

        Output.Ensure(Tag.MaxLength + 1 + MessageLayout.Slack);
        int start = BeginLength(TagOf(slot, WireType.Length));

        // A writer of its own, taken by value: so this one can stay in registers.
        var nested = new Xbuf2Writer<TNested>(Output, _depth + 1);
        Binarizer.Write<T, TNested, Xbuf2Writer<TNested>>(ref nested, value);
        Output = nested.Output;
        EndLength(start);
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutText(uint tag, string value)
    {
        Output.Ensure(checked(MessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + Text.MaxUtf8Length(value.Length)));
        int length = TextField.Store(ref Output.Here(), tag, value);
        Output.Advance(length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteBytes(Slot slot, byte[]? value)
    {
        if (value is null)
        {
            RefuseNullItem(slot);
            return;
        }

        Output.Ensure(checked(MessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length));
        PutTagged(TagOf(slot, WireType.Length), (uint)value.Length);
        value.CopyTo(Output.Free());
        Output.Advance(value.Length);
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
}
