using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>
/// Reads the fields of one message (docs/formats/xbuf2.md, "Reading"), in one of two ways. In step: the fields are expected in the order in
/// which they are asked for, so a tag is compared with the one expected. When an earlier field turns up, the reader is scattered: it hands
/// out defaults to the end, and the whole input is read again. Scanning: every field is looked for in the whole of its message.
/// </summary>
internal ref partial struct Xbuf2Reader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private const int KeyNumber = 1;
    private const int ValueNumber = 2;

    /// <summary>The end of a message that is scanned: no position lies before it, so no field is ever taken in step.</summary>
    private const int Nowhere = -1;
    private const int None = -1;

    private InputCursor _input;

    /// <summary>In step: the end of the message or map entry.</summary>
    private int _end;

    /// <summary>The nullable field whose tag has been taken.</summary>
    private int _announced = None;
    private readonly int _depth;
    private bool _isScattered;

    /// <summary>Scanning: where the message or map entry begins and ends.</summary>
    private (int Start, int End) _scope;

    /// <summary>The scope, or in step the end, of the message around the map entry that is being read.</summary>
    private (int Start, int End) _outer;

    /// <summary>Scanning: where the next item of a repeated field or map is looked for.</summary>
    private int _next;

    /// <summary>A message that begins at the cursor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Xbuf2Reader(InputCursor input, int end, bool isScanning, int depth)
    {
        _input = input;
        _end = isScanning ? Nowhere : end;
        _scope = (input.Position, end);
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => true;

    public readonly int Position => _input.Position;

    private readonly bool IsAtEnd
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _input.Position == _end;
    }

    public readonly bool IsScattered => _isScattered;

    private readonly bool IsScanning => _end == Nowhere;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot)
    {
        if (!Expect(slot, MessageLayout<TBinarizer>.Wire(slot.Ordinal)))
        {
            return false;
        }

        _announced = slot.Ordinal;
        return true;
    }

    /// <summary>After the last field: moves on past what is unknown.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadRest()
    {
        if (!IsAtEnd && !IsScanning)
        {
            Xbuf2Reader<TBinarizer> copy = this;
            copy.ReadUnknown();
            this = copy;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReadUnknown()
    {
        while (_input.Position < _end)
        {
            uint tag = FieldScan.ReadTag(ref _input);
            if (MessageLayout<TBinarizer>.OrdinalOf(Tag.Number(tag)) >= 0)
            {
                Scatter();
                return;
            }

            FieldScan.Skip(ref _input, tag, _depth);
        }

        FieldScan.ExpectEnd(ref _input, _end);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint TagOf(Slot slot, WireType wire) => Tag.Of(
        slot.Role switch
        {
            SlotRole.Key => KeyNumber,
            SlotRole.Value => ValueNumber,
            _ => MessageLayout<TBinarizer>.Number(slot.Ordinal),
        },
        wire);

    /// <summary>Whether the tag of a value was taken when its presence was asked for.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) => MessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    /// <summary>The usual case: reading in step, the tag expected, and some bytes after it that lie within the message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsInStep(Slot slot, uint tag, int count) =>
        tag < 0x80 && _end - _input.Position > count && _input.Peek<byte>() == tag && !IsAnnounced(slot);

    /// <summary>Moves on past the tag of a value if it is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool Expect(Slot slot, WireType wire)
    {
        uint tag = TagOf(slot, wire);
        if (IsInStep(slot, tag, 0))
        {
            _input.Advance(1);
            return true;
        }

        if (IsAnnounced(slot))
        {
            return true;
        }

        // Only the copy's address is taken, so that this reader can stay in registers.
        Xbuf2Reader<TBinarizer> copy = this;
        bool isFound = copy.FindAnywhere(slot, tag);
        this = copy;
        return isFound;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool FindAnywhere(Slot slot, uint wanted) => IsScanning ? FindByScanning(slot, wanted) : FindInStep(slot, wanted);

    private bool FindInStep(Slot slot, uint wanted)
    {
        int own = OrderOf(slot, Tag.Number(wanted));
        while (_input.Position < _end)
        {
            int start = _input.Position;
            uint tag = FieldScan.ReadTag(ref _input);
            if (tag == wanted)
            {
                return true;
            }

            int order = OrderOf(slot, Tag.Number(tag));
            if (order == own)
            {
                ThrowWireType(tag, wanted);
            }

            if (order > own)
            {
                _input.MoveTo(start);
                return false;
            }

            if (order >= 0)
            {
                Scatter();
                return false;
            }

            FieldScan.Skip(ref _input, tag, _depth);
        }

        return false;
    }

    /// <summary>Finds the next of a repeated field, or the last of any other.</summary>
    private bool FindByScanning(Slot slot, uint wanted)
    {
        bool isRepeated = slot.Role == SlotRole.Item;
        int found = None;
        _input.MoveTo(isRepeated ? _next : _scope.Start);
        while (_input.Position < _scope.End && (found == None || !isRepeated))
        {
            uint tag = FieldScan.ReadTag(ref _input);
            if (Tag.Number(tag) == Tag.Number(wanted))
            {
                if (tag != wanted)
                {
                    ThrowWireType(tag, wanted);
                }

                found = _input.Position;
            }

            FieldScan.Skip(ref _input, tag, _depth);
        }

        if (found == None || !isRepeated)
        {
            FieldScan.ExpectEnd(ref _input, _scope.End);
        }

        if (isRepeated)
        {
            _next = _input.Position;
        }

        _input.MoveTo(found == None ? _input.Position : found);
        return found != None;
    }

    private readonly void ThrowWireType(uint tag, uint wanted) => WireFormatException.Throw(
        _input.Position, $"field {Tag.Number(wanted)} in wire type {(int)Tag.Wire(wanted)}, not {(int)Tag.Wire(tag)}");

    /// <summary>The place of a number among the fields, or inside an entry; negative when it is unknown.</summary>
    private static int OrderOf(Slot slot, int number) => slot.Role switch
    {
        SlotRole.Key or SlotRole.Value => number <= ValueNumber ? number : -1,
        _ => MessageLayout<TBinarizer>.OrdinalOf(number),
    };

    /// <summary>Gives up reading in step.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Scatter()
    {
        _isScattered = true;
        _input.Resume(_end);
    }
}
