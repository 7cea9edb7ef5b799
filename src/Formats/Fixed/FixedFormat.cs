using SerBench.Formats.Fixed;

namespace SerBench.Formats;

/// <summary><c>fixed</c>: a block of values at fixed offsets, then variable content (docs/formats/fixed.md).</summary>
public readonly struct FixedFormat : IExplainedFormat
{
    // The header is the block length of the root object, then the version.
    internal const int HeaderLength = 2 * sizeof(ushort);

    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "fixed", "Fixed layout", Traits.SchemaNeeded | Traits.RandomAccess | Traits.ValidatesInput, "fixed.md", BytesPerByte: 128);

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => value switch
    {
        { Kind: Kind.Object } when FixedShape.BlockLengthOf(value.Shape) > FixedShape.LongestBlock =>
            $"a block of fixed is at most {FixedShape.LongestBlock} bytes long",
        { Kind: Kind.Sequence, Item: { Kind: Kind.Object, IsNullableValue: false, Type.IsValueType: true, Shape.Fields.Count: 0 } } =>
            "structs without fields take no bytes, and their number could not be checked",
        _ => null,
    };

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => FixedExplainer.Explain(message, anatomy);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var output = new RoomCursor(buffer);
        Unsafe.WriteUnaligned(ref output.Here(), (uint)(FixedLayout<TBinarizer>.BlockLength | (FixedLayout<TBinarizer>.Version << 16)));
        output.Step(HeaderLength);
        var writer = new FixedWriter<TBinarizer>(output, depth: 1);
        Binarizer.Write<T, TBinarizer, FixedWriter<TBinarizer>>(ref writer, value);
        writer.Output.Finish();
    }

    /// <inheritdoc/>
    // NoInlining, because inlined methods would use the JIT budget of the caller's loop (docs/decisions/0015).
    [MethodImpl(NoInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var input = new InputCursor(data);
        uint header = input.Read<uint>();
        int blockLength = (int)header & ushort.MaxValue;

        bool isNewer = header != (uint)(FixedLayout<TBinarizer>.BlockLength | (FixedLayout<TBinarizer>.Version << 16))
            && FixedVersion.IsNewer(blockLength, FixedLayout<TBinarizer>.BlockLength, (int)(header >> 16), FixedLayout<TBinarizer>.Version);
        if (blockLength < FixedLayout<TBinarizer>.BlockLength)
        {
            T older = FixedObjects.ReadOlder<T, TBinarizer>(input, blockLength, NestingLevel.Reading(data.Length), out int end);
            input.Resume(end);
            input.ExpectEnd();
            return older;
        }

        var reader = new FixedReader<TBinarizer>(input, blockLength, NestingLevel.Reading(data.Length));
        T value = Binarizer.Read<T, TBinarizer, FixedReader<TBinarizer>>(ref reader, Binarizer.Create<T, TBinarizer>());
        if (!isNewer)
        {
            reader.Input.ExpectEnd();
        }

        return value;
    }
}
