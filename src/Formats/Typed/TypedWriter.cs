using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Typed;

/// <summary>Writes one object in either layout (docs/formats/typed.md), its items and entries included.</summary>
/// <typeparam name="TLayout">Markers or a bitmap.</typeparam>
/// <typeparam name="TBinarizer">The witness of the object.</typeparam>
internal ref partial struct TypedWriter<TLayout, TBinarizer> : IFieldWriter
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private readonly ref LongLengths? _lengths;
    private readonly TypedWriteChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly int _bitmapAt;
    private OutputCursor _output;
    private int _nullables;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TypedWriter(EncodeBuffer buffer, int position, NestingLevel nesting, TypedWriteChain? chain, ref LongLengths? lengths)
    {
        _lengths = ref lengths;
        _chain = chain;
        _nesting = nesting;
        _bitmapAt = position;
        _output = new OutputCursor(buffer, position);
        if (TLayout.HasMarkers)
        {
            PutFieldCount();
        }
        else
        {
            _output.Ensure(TypedFacts<TLayout, TBinarizer>.BitmapLength);
            _output.Free(0, TypedFacts<TLayout, TBinarizer>.BitmapLength).Clear();
            _output.Advance(TypedFacts<TLayout, TBinarizer>.BitmapLength);
        }
    }

    public static FieldOrder Order => TLayout.Order;

    public readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _output.Position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFieldCount()
    {
        _output.Ensure(1 + sizeof(int));
        if (TypedFacts<TLayout, TBinarizer>.FieldCount < LongLengths.Mark)
        {
            _output.PutByte((byte)TypedFacts<TLayout, TBinarizer>.FieldCount);
        }
        else
        {
            _output.PutByteAnd(LongLengths.Mark, BinaryPrimitives.ReverseEndianness(TypedFacts<TLayout, TBinarizer>.FieldCount));
        }
    }

    /// <summary>Whether a value that is always there has a marker nevertheless.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool HasMarker(Slot slot) =>
        TLayout.HasMarkers && slot.IsField && !(TypedFacts<TLayout, TBinarizer>.HasNullableValues && TypedFacts<TLayout, TBinarizer>.IsNullableValue(slot));

    /// <summary>A value as it is to lie in the message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        Begin(slot, Unsafe.SizeOf<T>());
        _output.Put(value);
    }

    /// <summary>Proves room for a value, and writes the marker of one that is always there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Begin(Slot slot, int length)
    {
        _output.Ensure(1 + length);
        if (HasMarker(slot))
        {
            _output.PutByte(TypedMarker.Present);
        }
    }

    /// <summary>Says of a value that can be null whether it is: in the bitmap, or in a byte; of a key, which cannot, nothing.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutPresence(Slot slot, bool isPresent)
    {
        if (!TLayout.HasMarkers && slot.IsField)
        {
            int bit = _nullables++;
            if (!isPresent)
            {
                SetBits(bit, 1);
            }
        }
        else if (slot.Role != SlotRole.Key)
        {
            byte marker = isPresent ? TypedMarker.Present : TypedMarker.Null;
            _output.Ensure(1);
            _output.PutByte(marker);
        }
    }

    private readonly void SetBits(int bit, int code) => _output.Buffer.Bytes[_bitmapAt + (bit >> 3)] |= (byte)(code << (bit & 7));
}
