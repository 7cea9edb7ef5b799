using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

// Each method takes the position by value and returns the end, so that the caller's writer can stay in registers.
internal static class DenseObjects
{
    [MethodImpl(AggressiveInlining)]
    public static void WriteMessage<T, TBinarizer, TText>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new DenseWriter<TBinarizer, TText>(buffer, DenseFormat.VersionLength, default, chain: null);
        Binarizer.Write<T, TBinarizer, DenseWriter<TBinarizer, TText>>(ref writer, value);
        writer.EndMessage();
    }

    [MethodImpl(AggressiveInlining)]
    public static int Write<T, TBinarizer, TText>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain? chain)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText
    {
        var writer = new DenseWriter<TBinarizer, TText>(buffer, position, nesting, chain);
        Binarizer.Write<T, TBinarizer, DenseWriter<TBinarizer, TText>>(ref writer, value);
        return writer.End();
    }

    [MethodImpl(AggressiveInlining)]
    public static int WriteInPlace<T, TBinarizer, TText>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, int room)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText
    {
        if (nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        int end = Write<T, TBinarizer, TText>(value, buffer, position, nesting.NextLevel, chain: null);
        DenseRoom.Ensure(buffer, end, room);
        return end;
    }

    [MethodImpl(AggressiveInlining)]
    public static void RequireLevel(NestingLevel nesting, int count)
    {
        if (count > 0 && nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void RequireLevel(NestingLevel nesting, int count, int position)
    {
        if (count > 0 && nesting.IsFull)
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }

    [MethodImpl(NoInlining)]
    public static int WriteLevel<T, TBinarizer, TText>(T value, EncodeBuffer buffer, int position, NestingLevel nesting, int room)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText => WriteInPlace<T, TBinarizer, TText>(value, buffer, position, nesting, room);

    [MethodImpl(NoInlining)]
    public static int WriteItem<T, TBinarizer, TText>(T value, EncodeBuffer buffer, int position, NestingLevel nesting)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText
    {
        if (nesting.IsFull)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        var writer = new DenseWriter<TBinarizer, TText>(buffer, position + 1, nesting.NextLevel, chain: null);
        writer.MarkPresence();
        Binarizer.Write<T, TBinarizer, DenseWriter<TBinarizer, TText>>(ref writer, value);
        return writer.End();
    }

    // Writes a nested object after which the containing object has only nested objects.
    [MethodImpl(NoInlining)]
    public static int WriteTail<T, TBinarizer, TText>(T value, EncodeBuffer buffer, int position, NestingLevel nesting)
        where TBinarizer : struct, IBinarizer<T>
        where TText : struct, IDenseText
    {
        bool isOfRoot = nesting.IsRoot && buffer.WasLong;
        if (nesting.IsLong || isOfRoot)
        {
            int open = isOfRoot ? buffer.RootEnd(position) : int.MaxValue;
            return new WriteChain().Write(value!, DenseWriteStep<T, TBinarizer, TText>.Instance, buffer, position, nesting, open);
        }

        return Write<T, TBinarizer, TText>(value, buffer, position, nesting.NextTail, chain: null);
    }

    [MethodImpl(AggressiveInlining)]
    public static T Read<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T> =>
        Fill<T, TBinarizer>(Binarizer.Create<T, TBinarizer>(), data, position, nesting, chain, out end);

    [MethodImpl(AggressiveInlining)]
    public static T Fill<T, TBinarizer>(
        T target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new DenseReader<TBinarizer>(data, position, nesting, chain);
        target = Binarizer.Read<T, TBinarizer, DenseReader<TBinarizer>>(ref reader, target);
        end = reader.Position;
        return target;
    }

    [MethodImpl(AggressiveInlining)]
    public static T ReadInPlace<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T> => Read<T, TBinarizer>(data, position, nesting.Enter(position), chain: null, out end);

    [MethodImpl(NoInlining)]
    public static T ReadLevel<T, TBinarizer>(ReadOnlySpan<byte> data, int position, NestingLevel nesting, out int end)
        where TBinarizer : struct, IBinarizer<T> => ReadInPlace<T, TBinarizer>(data, position, nesting, out end);

    [MethodImpl(NoInlining)]
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

internal sealed class DenseOpenObject(PartName name, Shape shape, int level, DenseHeaderBits bits, byte version)
{
    private readonly int _firstTail = NestingLevel.FirstTailOrdinal(shape);
    private int _next;

    public PartName Name => name;

    public int Level => level;

    public DenseHeaderBits Bits => bits;

    // No level is added if this and all later fields are nested objects.
    public int LevelOf(Field field) => field.Ordinal < _firstTail ? level + 1 : level;

    public static bool IsInBlock(Field field, byte version) => !field.Value.IsNullableValue
        && (DenseShape.BlockLength(field.Value.Kind, field.Value.Type) > 0
            || (field.Value.Kind == Kind.Decimal && version == DenseFormat.Version));

    public bool TryNext([NotNullWhen(true)] out Field? field)
    {
        field = null;
        while (field is null && _next < shape.Fields.Count)
        {
            Field candidate = shape.Fields[_next++];
            field = bits.IsPresent(candidate) && !IsInBlock(candidate, version) && candidate.Value.Kind != Kind.Boolean ? candidate : null;
        }

        return field is not null;
    }
}

internal sealed class DenseReadStep<T, TBinarizer>() : ChainReadStep(DenseLayout<TBinarizer>.MinLength)
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseReadStep<T, TBinarizer> Instance = new();

    // The cast is safe, because this step is queued only with objects of type T.
    public override int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain)
    {
        DenseObjects.Fill<T, TBinarizer>(Unsafe.As<object, T>(ref target), data, position, nesting, chain, out int end);
        return end;
    }
}

internal sealed class DenseWriteStep<T, TBinarizer, TText> : ChainWriteStep
    where TBinarizer : struct, IBinarizer<T>
    where TText : struct, IDenseText
{
    public static readonly DenseWriteStep<T, TBinarizer, TText> Instance = new();

    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain) =>
        DenseObjects.Write<T, TBinarizer, TText>(Unsafe.As<object, T>(ref value), buffer, position, nesting, chain);
}
