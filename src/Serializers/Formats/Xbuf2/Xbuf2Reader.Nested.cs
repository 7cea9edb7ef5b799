using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <content>Text, nested messages, repeated fields and maps.</content>
internal ref partial struct Xbuf2Reader<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return null;
        }

        int length = FieldScan.ReadLength(ref _input);
        int offset = _input.Position;
        return Text.DecodeUtf8(_input.ReadBytes(length), offset);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        // What is absent is null; a struct that is absent is a message without fields.
        bool isPresent = Expect(slot, WireType.Length);
        if (!isPresent && !typeof(T).IsValueType)
        {
            return default;
        }

        if (_depth >= Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(_input.Position);
        }

        int length = isPresent ? FieldScan.ReadLength(ref _input) : 0;

        // A reader of its own, taken by value: so this one can stay in registers.
        var nested = new Xbuf2Reader<TNested>(_input, _input.Position + length, IsScanning, _depth + 1);
        T value = Binarizer.Read<T, TNested, Xbuf2Reader<TNested>>(ref nested, Binarizer.Create<T, TNested>());
        nested.ReadRest();
        _input = nested._input;
        if (nested._isScattered)
        {
            Scatter();
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (typeof(TSequence) == typeof(byte[]))
        {
            byte[]? bytes = ReadBytes(slot);
            return Unsafe.As<byte[]?, TSequence?>(ref bytes);
        }

        int count = CountItems(slot, ItemWire<TItem>.Wire);
        TSequence sequence = TWitness.Create([count]);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = CountItems(slot, WireType.Length);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public void BeginEntry(Slot map)
    {
        bool isPresent = Expect(map.Item, WireType.Length);
        int length = isPresent ? FieldScan.ReadLength(ref _input) : 0;
        int entryEnd = _input.Position + length;
        if (IsScanning)
        {
            _outer = _scope;
        }
        else
        {
            _outer = (0, _end);
            _end = entryEnd;
        }

        _scope = (_input.Position, entryEnd);
    }

    public void EndEntry(Slot map)
    {
        if (IsScanning)
        {
            _scope = _outer;
            return;
        }

        while (_input.Position < _end)
        {
            uint tag = FieldScan.ReadTag(ref _input);
            _isScattered |= Tag.Number(tag) <= ValueNumber;
            FieldScan.Skip(ref _input, tag, _depth + 1);
        }

        FieldScan.ExpectEnd(ref _input, _end);
        _end = _outer.End;
        if (_isScattered)
        {
            Scatter();
        }
    }

    /// <summary>How often a repeated field stands in the data: in step without a break, from here on; scanning all told.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int CountItems(Slot slot, WireType wire)
    {
        // Only the copy's address is taken, so that this reader can stay in registers.
        Xbuf2Reader<TBinarizer> copy = this;
        int count = copy.CountAhead(slot, wire);
        if (copy._isScattered)
        {
            Scatter();
            return 0;
        }

        BeginItems();
        return count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int CountAhead(Slot slot, WireType wire)
    {
        BeginItems();
        uint tag = TagOf(slot, wire);
        int count = 0;
        while (Expect(slot.Item, wire))
        {
            FieldScan.Skip(ref _input, tag, _depth);
            count++;
        }

        return count;
    }

    /// <summary>Scanning: items are looked for from the beginning of the message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginItems() => _next = _scope.Start;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private byte[]? ReadBytes(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return null;
        }

        int length = FieldScan.ReadLength(ref _input);
        return _input.ReadBytes(length).ToArray();
    }
}
