using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.MessagePack;

/// <summary>
/// Writes the fields of one object (docs/formats/messagepack.md). Between two fields there is always room for every field of fixed size
/// (<see cref="ObjectLayout{TBinarizer}.Room"/>), so only what is variable asks for more.
/// </summary>
internal ref partial struct MessagePackWriter<TStyle, TBinarizer> : IFieldWriter
    where TStyle : struct, IKeyStyle
    where TBinarizer : struct, IWitness
{
    private int _depth = 1;

    public OutputCursor Output;

    public MessagePackWriter(OutputCursor output) => Output = output;

    public static FieldOrder Order => FieldOrder.Declared;

    /// <summary>Writes the header of an object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginObject()
    {
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
        if (ObjectLayout<TBinarizer>.Count <= Code.MaxFixCount)
        {
            Output.PutByte((byte)((TStyle.IsNamed ? Code.FixMap : Code.FixArray) | ObjectLayout<TBinarizer>.Count));
        }
        else
        {
            PutHeader(ObjectLayout<TBinarizer>.Count, TStyle.IsNamed);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (!hasValue)
        {
            PutNil(slot);
        }

        return hasValue;
    }

    /// <summary>Makes ready for a value of fixed size: its name where it is a field with one, room where it is an item.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Begin(Slot slot)
    {
        if (TStyle.IsNamed && slot.IsField)
        {
            PutKey(slot.Ordinal);
        }
        else if (slot.Role == SlotRole.Item)
        {
            Output.Ensure(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxFixedLength);
        }
    }

    private void PutKey(int ordinal)
    {
        ReadOnlySpan<byte> key = ObjectLayout<TBinarizer>.Key(ordinal);
        key.CopyTo(Output.Free(0, key.Length));
        Output.Advance(key.Length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutNil(Slot slot)
    {
        Begin(slot);
        Output.PutByte(Code.Nil);
    }

    private void PutHeader(int count, bool isMap) => Output.Advance(
        isMap ? MessagePackNumbers.StoreHeader(ref Output.Here(), count, Code.FixMap, Code.Map16)
            : MessagePackNumbers.StoreHeader(ref Output.Here(), count, Code.FixArray, Code.Array16));

    /// <summary>
    /// This writer as that of another type of object: the type argument decides what is written, not what the writer holds. So nested
    /// objects share one position, which is not copied back and forth.
    /// </summary>
    [UnscopedRef]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref MessagePackWriter<TStyle, TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<MessagePackWriter<TStyle, TBinarizer>, MessagePackWriter<TStyle, TNested>>(ref this);
}
