using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Typed;

/// <summary>Reads one object in either layout: the mirror of <see cref="TypedWriter{TLayout, TBinarizer}"/>.</summary>
internal ref partial struct TypedReader<TLayout, TBinarizer> : IFieldReader
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private readonly ReadChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly int _bitmapAt;
    private InputCursor _input;
    private int _nullables;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TypedReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain)
    {
        _chain = chain;
        _nesting = nesting;
        _bitmapAt = position;
        _input = new InputCursor(data);
        _input.Resume(position);
        if (TLayout.HasMarkers)
        {
            TakeFieldCount();
        }
        else
        {
            TakeBitmap();
        }
    }

    public static FieldOrder Order => TLayout.Order;

    public static bool LastKeyWins => false;

    public readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _input.Position;
    }

    private void TakeFieldCount()
    {
        int count = TypedLength.Read(ref _input);
        if (count != TypedFacts<TLayout, TBinarizer>.FieldCount)
        {
            WireFormatException.Throw(_bitmapAt, $"{TypedFacts<TLayout, TBinarizer>.FieldCount} fields, found {count}");
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void TakeBitmap()
    {
        if (TypedFacts<TLayout, TBinarizer>.BitmapLength == 0)
        {
            return;
        }

        _input.Skip(TypedFacts<TLayout, TBinarizer>.BitmapLength);
        if ((_input.TakeAt<byte>(_input.Position - 1) & TypedFacts<TLayout, TBinarizer>.UnusedBits) != 0)
        {
            WireFormatException.Throw(_input.Position - 1, "zeros in the unused bits of a bitmap");
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        Begin(slot);
        return _input.Read<T>();
    }

    /// <summary>Reads the marker of a value that is always there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Begin(Slot slot)
    {
        if (TLayout.HasMarkers && slot.IsField
            && !(TypedFacts<TLayout, TBinarizer>.HasNullableValues && TypedFacts<TLayout, TBinarizer>.IsNullableValue(slot))
            && _input.ReadByte() != TypedMarker.Present)
        {
            WireFormatException.Throw(_input.Position - 1, "the marker 1 of a value that cannot be null");
        }
    }

    /// <summary>Whether a value that can be null is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool ReadPresence(Slot slot)
    {
        if (slot.Role == SlotRole.Key || (TLayout.HasPathWithoutNulls && slot.IsField))
        {
            return true;
        }

        if (!TLayout.HasMarkers && slot.IsField)
        {
            int bit = _nullables++;
            return (_input.TakeAt<byte>(_bitmapAt + (bit >> 3)) & (1 << (bit & 7))) == 0;
        }

        byte marker = _input.ReadByte();
        if (marker > TypedMarker.Present)
        {
            WireFormatException.Throw(_input.Position - 1, "a marker, 0 or 1");
        }

        return marker != TypedMarker.Null;
    }
}
