using SerBench.Formats.Wire.Chains;

namespace SerBench.Published.TypedLadder.Format;

internal static class TypedObjects<TLayout>
    where TLayout : struct, ITypedLayout
{
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        int start = Begin(buffer);
        LongLengths? lengths = null;
        int end = Write<T, TBinarizer>(value, buffer, start, default, chain: null, ref lengths);
        buffer.Length = lengths is null ? end : lengths.Insert(buffer, end);
    }

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        int start = CheckMarker(data);
        T value = Fill<T, TBinarizer>(
            Binarizer.Create<T, TBinarizer>(), data, start, NestingLevel.Reading(data.Length), chain: null, out int end);
        CheckEnd(data, end);
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public static int Write<T, TBinarizer>(
        T value, EncodeBuffer buffer, int position, NestingLevel nesting, TypedWriteChain? chain, ref LongLengths? lengths)
        where TBinarizer : struct, IBinarizer<T>
    {
        var writer = new TypedWriter<TLayout, TBinarizer>(buffer, position, nesting, chain, ref lengths);
        Binarizer.Write<T, TBinarizer, TypedWriter<TLayout, TBinarizer>>(ref writer, value);
        return writer.Position;
    }

    [MethodImpl(NoInlining)]
    public static int WriteLevel<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, ref LongLengths? lengths)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        return Write<T, TBinarizer>(value, buffer, position, nesting.NextLevel, chain: null, ref lengths);
    }

    // In the parent, only nested objects follow this object, so long chains can be written without recursion.
    [MethodImpl(NoInlining)]
    public static int WriteTail<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, ref LongLengths? lengths)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!nesting.IsLong)
        {
            return Write<T, TBinarizer>(value, buffer, position, nesting.NextTail, chain: null, ref lengths);
        }

        var chain = new TypedWriteChain(lengths);
        int end = chain.Write(value!, TypedWriteStep<TLayout, T, TBinarizer>.First, buffer, position, nesting);
        lengths = chain.Lengths;
        return end;
    }

    [MethodImpl(AggressiveInlining)]
    public static T Fill<T, TBinarizer>(
        T target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (TLayout.HasPathWithoutNulls && HasNulls<TBinarizer>(data, position))
        {
            return TypedObjects<BitmapLayout>.Fill<T, TBinarizer>(target, data, position, nesting, chain, out end);
        }

        var reader = new TypedReader<TLayout, TBinarizer>(data, position, nesting, chain);
        target = Binarizer.Read<T, TBinarizer, TypedReader<TLayout, TBinarizer>>(ref reader, target);
        end = reader.Position;
        return target;
    }

    // In a layout with markers, a length precedes the object, and the object must have exactly this length.
    public static T FillNested<T, TBinarizer>(
        T target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!TLayout.HasMarkers)
        {
            return Fill<T, TBinarizer>(target, data, position, nesting, chain, out end);
        }

        int objectEnd = EndOf(data, ref position);
        target = Fill<T, TBinarizer>(target, data[..objectEnd], position, nesting, chain, out end);
        if (end != objectEnd)
        {
            WireFormatException.Throw(end, $"the end of an object that is to take {objectEnd - position} bytes");
        }

        return target;
    }

    [MethodImpl(NoInlining)]
    public static T ReadLevel<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T> =>
        FillNested<T, TBinarizer>(Binarizer.Create<T, TBinarizer>(), data, position, nesting.Enter(position), chain: null, out end);

    [MethodImpl(NoInlining)]
    public static T ReadTail<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        T target = Binarizer.Create<T, TBinarizer>();
        if (!nesting.IsLong)
        {
            return FillNested<T, TBinarizer>(target, data, position, nesting.NextTail, chain: null, out end);
        }

        int last = ReadChain.Read(target!, TypedReadStep<TLayout, T, TBinarizer>.Instance, data, position, nesting);
        end = TLayout.HasMarkers ? EndOf(data, ref position) : last;
        return target;
    }

    private static int Begin(EncodeBuffer buffer)
    {
        var output = new OutputCursor(buffer);
        output.Ensure(1);
        output.PutByte(TypedMarker.Present);
        return output.Position;
    }

    private static int CheckMarker(ReadOnlySpan<byte> data)
    {
        if (data.IsEmpty || data[0] != TypedMarker.Present)
        {
            WireFormatException.Throw(0, "the marker of a root object, 1");
        }

        return 1;
    }

    private static void CheckEnd(ReadOnlySpan<byte> data, int end)
    {
        if (end != data.Length)
        {
            WireFormatException.ThrowTrailing(end, data.Length);
        }
    }

    private static bool HasNulls<TBinarizer>(ReadOnlySpan<byte> data, int position)
        where TBinarizer : struct, IWitness
    {
        var input = new InputCursor(data);
        input.Resume(position);
        return input.ReadBytes(TypedFacts<TLayout, TBinarizer>.BitmapLength).ContainsAnyExcept((byte)0);
    }

    public static int EndOf(ReadOnlySpan<byte> data, ref int position)
    {
        var input = new InputCursor(data);
        input.Resume(position);
        int length = TypedLength.Read(ref input);
        input.Need(length);
        position = input.Position;
        return position + length;
    }
}

internal sealed class TypedOpenObject(PartName name, Shape shape, byte[] bitmap)
{
    private int _next;
    private int _bit;

    public PartName Name => name;

    public bool TryNext([NotNullWhen(true)] out Field? field)
    {
        field = _next < shape.Fields.Count ? shape.Fields[_next++] : null;
        return field is not null;
    }

    // Must be called once for each field, in order. True if the field is not null.
    public bool HasBit(Field field)
    {
        if (!field.Value.CanBeNull)
        {
            return true;
        }

        int bit = _bit++;
        return (bitmap[bit >> 3] & (1 << (bit & 7))) == 0;
    }
}

internal sealed class TypedReadStep<TLayout, T, TBinarizer>() : ChainReadStep(TypedFacts<TLayout, TBinarizer>.MinLength)
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly TypedReadStep<TLayout, T, TBinarizer> Instance = new();

    // The cast is safe, because the chain keeps each object together with the step of the object's type.
    public override int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain)
    {
        TypedObjects<TLayout>.FillNested<T, TBinarizer>(Unsafe.As<object, T>(ref target), data, position, nesting, chain, out int end);
        return end;
    }
}
