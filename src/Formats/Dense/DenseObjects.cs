using System.Diagnostics.CodeAnalysis;
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

/// <summary>An object of which header and block have been explained, and the field that comes next.</summary>
internal sealed class DenseOpenObject(PartName name, Shape shape, int level, DenseHeaderBits bits)
{
    private readonly int _firstTail = NestingLevel.FirstTailOrdinal(shape);
    private int _next;

    public PartName Name => name;

    /// <summary>How deep it stands.</summary>
    public int Level => level;

    public DenseHeaderBits Bits => bits;

    /// <summary>How deep the object of a field stands: one in tail position is no level.</summary>
    public int LevelOf(Field field) => field.Ordinal < _firstTail ? level + 1 : level;

    /// <summary>Whether a field's value is found without reading anything.</summary>
    public static bool IsInBlock(Field field) =>
        !field.Value.IsNullableValue && DenseShape.BlockLength(field.Value.Kind, field.Value.Type) > 0;

    /// <summary>The next field of the rest that is there.</summary>
    public bool TryNext([NotNullWhen(true)] out Field? field)
    {
        field = null;
        while (field is null && _next < shape.Fields.Count)
        {
            Field candidate = shape.Fields[_next++];
            field = bits.IsPresent(candidate) && !IsInBlock(candidate) && candidate.Value.Kind != Kind.Boolean ? candidate : null;
        }

        return field is not null;
    }
}

/// <summary>Fills an object of one type by one witness.</summary>
internal sealed class DenseReadStep<T, TBinarizer> : ChainReadStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseReadStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain)
    {
        DenseObjects.Fill<T, TBinarizer>(Unsafe.As<object, T>(ref target), data, position, nesting, chain, out int end);
        return end;
    }
}

/// <summary>Writes an object of one type by one witness.</summary>
internal sealed class DenseWriteStep<T, TBinarizer> : ChainWriteStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseWriteStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain) =>
        DenseObjects.Write<T, TBinarizer>(Unsafe.As<object, T>(ref value), buffer, position, nesting, chain);
}
