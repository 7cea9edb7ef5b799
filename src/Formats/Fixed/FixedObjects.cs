namespace SerBench.Formats.Fixed;

// Methods for classes get a copy of the cursor and return the end, so that the caller's cursor can stay in registers.
internal static class FixedObjects
{
    private const int LongestOnStack = 256;

    [MethodImpl(AggressiveInlining)]
    public static RoomCursor Write<T, TBinarizer>(RoomCursor output, int depth, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType)
        {
            output.Resume(WriteClass<T, TBinarizer>(output.Buffer, output.Position, depth, value));
            return output;
        }

        Depth.CheckWriting(depth);
        var writer = new FixedWriter<TBinarizer>(output, depth + 1);
        TBinarizer.Write(ref writer, value);
        return writer.Output;
    }

    [MethodImpl(AggressiveInlining)]
    public static T Read<T, TBinarizer>(ref InputCursor input, int blockLength, NestingLevel nesting)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType)
        {
            T read = ReadClass<T, TBinarizer>(input, blockLength, nesting, out int end);
            input.Resume(end);
            return read;
        }

        NestingLevel inner = nesting.Enter(input.Position);
        if (blockLength < FixedLayout<TBinarizer>.BlockLength)
        {
            T older = ReadOlder<T, TBinarizer>(input, blockLength, inner, out int end);
            input.Resume(end);
            return older;
        }

        var reader = new FixedReader<TBinarizer>(input, blockLength, inner);
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        input = reader.Input;
        return value;
    }

    [MethodImpl(NoInlining)]
    public static T ReadOlder<T, TBinarizer>(InputCursor input, int blockLength, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        int position = input.Position;
        int ownLength = FixedLayout<TBinarizer>.BlockLength;
        Span<byte> block = ownLength <= LongestOnStack ? stackalloc byte[LongestOnStack] : new byte[ownLength];
        FixedLayout<TBinarizer>.Complete(input.ReadBytes(blockLength), block);
        var reader = new FixedReader<TBinarizer>(input, ref MemoryMarshal.GetReference(block), position, nesting);
        T value = Binarizer.Read<T, TBinarizer, FixedReader<TBinarizer>>(ref reader, Binarizer.Create<T, TBinarizer>());
        end = reader.Input.Position;
        return value;
    }

    [MethodImpl(NoInlining)]
    public static void StoreLengths<TSequence, TItem, TWitness>(ref byte target, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        lengths.Fill(-1);
        if (value is not null)
        {
            TWitness.GetLengths(value, lengths);
        }

        for (int i = 0; i < lengths.Length; i++)
        {
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, sizeof(int) * i), checked(lengths[i] + 1));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static RoomCursor Copy<TItem>(RoomCursor output, scoped ReadOnlySpan<TItem> items)
    {
        ReadOnlySpan<byte> bytes = PlainItems.AsBytes(items);
        output.Ensure(bytes.Length);
        Unsafe.CopyBlockUnaligned(ref output.Here(), in bytes.GetPinnableReference(), (uint)bytes.Length);
        output.Advance(bytes.Length);
        return output;
    }

    [MethodImpl(NoInlining)]
    private static int WriteClass<T, TBinarizer>(EncodeBuffer buffer, int position, int depth, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        Depth.CheckWriting(depth);
        var writer = new FixedWriter<TBinarizer>(new RoomCursor(buffer, position), depth + 1);
        Binarizer.Write<T, TBinarizer, FixedWriter<TBinarizer>>(ref writer, value);
        return writer.Output.Position;
    }

    [MethodImpl(NoInlining)]
    private static T ReadClass<T, TBinarizer>(InputCursor input, int blockLength, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        NestingLevel inner = nesting.Enter(input.Position);
        if (blockLength < FixedLayout<TBinarizer>.BlockLength)
        {
            return ReadOlder<T, TBinarizer>(input, blockLength, inner, out end);
        }

        var reader = new FixedReader<TBinarizer>(input, blockLength, inner);
        T value = Binarizer.Read<T, TBinarizer, FixedReader<TBinarizer>>(ref reader, Binarizer.Create<T, TBinarizer>());
        end = reader.Input.Position;
        return value;
    }
}
