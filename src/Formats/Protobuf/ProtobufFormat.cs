namespace SerBench.Formats.Protobuf;

/// <summary><c>protobuf</c>: protobuf with the conventions of protobuf-net. Layout: docs/formats/protobuf.md.</summary>
public readonly struct ProtobufFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "protobuf", "protobuf, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}

/// <summary><c>proto3</c>: protobuf as the official libraries write it. Layout: docs/formats/protobuf.md.</summary>
public readonly struct Proto3Format : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "proto3", "proto3, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value) ?? ProtobufShapes.RefuseKey(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}

/// <summary>The differences between the two dialects (docs/formats/protobuf.md, "Two dialects").</summary>
internal interface IProtobufRules
{
    /// <summary>
    /// True if null and empty are the same: empty text, bytes and collections are not written, and absent ones read as empty.
    /// </summary>
    static abstract bool FoldsNullToEmpty { get; }

    /// <summary>True if each half of a Guid is left out when it is zero, like any other field.</summary>
    static abstract bool OmitsZeroHalves { get; }

    /// <summary>True if a date with its type's default value is left out, like any other default.</summary>
    static abstract bool OmitsDefaultDates { get; }
}

/// <summary>The language-neutral dialect, as Google.Protobuf writes it.</summary>
internal readonly struct Proto3Rules : IProtobufRules
{
    public static bool FoldsNullToEmpty => true;

    public static bool OmitsZeroHalves => true;

    public static bool OmitsDefaultDates => true;
}

/// <summary>The dialect of protobuf-net, which distinguishes null from empty text.</summary>
internal readonly struct ProtobufNetRules : IProtobufRules
{
    public static bool FoldsNullToEmpty => false;

    public static bool OmitsZeroHalves => false;

    public static bool OmitsDefaultDates => false;
}

/// <summary>Encodes and decodes whole messages of one dialect.</summary>
internal static class ProtobufMessage<TRules>
    where TRules : struct, IProtobufRules
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new ProtobufWriter<TRules, TBinarizer>(new OutputCursor(buffer), depth: 1);
        TBinarizer.Write(ref writer, value);
        writer.Output.Finish();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new ProtobufReader<TRules, TBinarizer>(new InputCursor(data));
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        if (!reader.IsAtEnd)
        {
            reader.ReadUnknown();
        }

        return reader.IsScattered ? DecodeByIndex<T, TBinarizer>(data) : value;
    }

    /// <summary>Decodes a message again, by an index of its fields: they came out of order, twice, or in another encoding than ours.</summary>
    private static T DecodeByIndex<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var index = new FieldIndex();
        var input = new InputCursor(data);
        ProtobufFieldScan.Add<TBinarizer>(ref input, data.Length, index, depth: 1);
        var reader = new ProtobufReader<TRules, TBinarizer>(input, index, index.Close(0));
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }
}
