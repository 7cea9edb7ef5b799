using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>
/// Objects inside objects. Buffer and position are handed over by value, so that the writer of the outer object can stay in registers; each
/// answers where it ended.
/// </summary>
internal static class DenseObjects
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain? chain)
        where TBinarizer : struct, IBinarizer<T>
    {
        var writer = new DenseWriter<TBinarizer>(buffer, position, nesting, chain);
        Binarizer.Write<T, TBinarizer, DenseWriter<TBinarizer>>(ref writer, value);
        return writer.End();
    }

    /// <summary>A nested object as part of its holder's code, as structs are, and room for what the holder may write next.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteInPlace<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, int room)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        int end = Write<T, TBinarizer>(value, buffer, position, nesting.NextLevel, chain: null);
        DenseRoom.Ensure(buffer, end, room);
        return end;
    }

    /// <summary>Refuses structs where no further level may be, before the first of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void RequireLevel(NestingLevel nesting, int count)
    {
        if (count > 0 && nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    /// <summary>As above, while reading.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void RequireLevel(NestingLevel nesting, int count, int position)
    {
        if (count > 0 && nesting.IsFull)
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }

    /// <summary>A nested object by a call.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int WriteLevel<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, int room)
        where TBinarizer : struct, IBinarizer<T> => WriteInPlace<T, TBinarizer>(value, buffer, position, nesting, room);

    /// <summary>A nested object that is an item, a key or a value, behind a byte that says it is there.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int WriteItem<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        var writer = new DenseWriter<TBinarizer>(buffer, position + 1, nesting.NextLevel, chain: null);
        writer.MarkPresence();
        Binarizer.Write<T, TBinarizer, DenseWriter<TBinarizer>>(ref writer, value);
        return writer.End();
    }

    /// <summary>A nested object in tail position: nothing but such objects follows in its holder.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int WriteTail<T, TBinarizer>(T value, EncodeBuffer buffer, int position, NestingLevel nesting)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsLong)
        {
            return new WriteChain().Write(value!, DenseWriteStep<T, TBinarizer>.Instance, buffer, position, nesting);
        }

        return Write<T, TBinarizer>(value, buffer, position, nesting.NextTail, chain: null);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T> =>
        Fill<T, TBinarizer>(Binarizer.Create<T, TBinarizer>(), data, position, nesting, chain, out end);

    /// <summary>Reads the fields of an object that exists already, or of one that is created from them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Fill<T, TBinarizer>(T target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new DenseReader<TBinarizer>(data, position, nesting, chain);
        target = Binarizer.Read<T, TBinarizer, DenseReader<TBinarizer>>(ref reader, target);
        end = reader.Position;
        return target;
    }

    /// <summary>A nested object as part of its holder's code, as structs are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T ReadInPlace<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsFull)
        {
            WireFormatException.ThrowTooDeep(position);
        }

        return Read<T, TBinarizer>(data, position, nesting.NextLevel, chain: null, out end);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T ReadLevel<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T> => ReadInPlace<T, TBinarizer>(data, position, nesting, out end);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T ReadTail<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (nesting.IsLong)
        {
            T value = Binarizer.Create<T, TBinarizer>();
            end = ReadChain.Read(value!, DenseReadStep<T, TBinarizer>.Instance, data, position, nesting);
            return value;
        }

        return Read<T, TBinarizer>(data, position, nesting.NextTail, chain: null, out end);
    }
}
