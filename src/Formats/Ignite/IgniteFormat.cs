namespace SerBench.Formats.Ignite;

/// <summary>
/// <c>ignite</c>: Apache Ignite's binary objects as it writes them by default, with named fields and a compact footer (docs/formats/ignite.md).
/// </summary>
public readonly struct IgniteFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite", "Ignite", Traits.RandomAccess | Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput | Traits.SameType, "ignite.md", BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<CompactMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<CompactMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary><c>ignite-full</c>: Apache Ignite's binary objects with field ids in the footer (docs/formats/ignite.md).</summary>
public readonly struct IgniteFullFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite-full", "Ignite, full footer", Traits.SelfDescribing | Traits.RandomAccess | Traits.Graph | Traits.ValidatesInput, "ignite.md", BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<FullMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<FullMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary>
/// <c>ignite-raw</c>: Apache Ignite's binary objects in raw mode, with fields one after the other and no footer (docs/formats/ignite.md).
/// </summary>
public readonly struct IgniteRawFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite-raw", "Ignite Raw", Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput | Traits.SameType, "ignite.md", BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<RawMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<RawMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary>The differences among the three formats; constants to the JIT.</summary>
internal interface IIgniteMode
{
    /// <summary>True if fields stand one after the other, primitives have no code, and there is no footer.</summary>
    static abstract bool IsRaw { get; }

    /// <summary>True if the footer leaves out the field ids. The schema id then stands for them.</summary>
    static abstract bool IsCompact { get; }
}

/// <summary>Named fields and a footer of offsets: Ignite's default.</summary>
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

/// <summary>Named fields and a footer of field ids and offsets: readable without knowing the schema.</summary>
internal readonly struct FullMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => false;
}

/// <summary>Fields in order, without names.</summary>
internal readonly struct RawMode : IIgniteMode
{
    public static bool IsRaw => true;

    public static bool IsCompact => true;
}

/// <summary>The types that the formats refuse.</summary>
internal static class IgniteRules
{
    /// <summary>Refuses named fields whose ids are equal or zero, as the original does.</summary>
    public static string? RefuseNamed(ValueShape value)
    {
        if (value.Kind != Kind.Object)
        {
            return null;
        }

        var ids = new Dictionary<int, string> { [0] = "no field" };
        foreach (Field field in value.Shape.Fields)
        {
            if (!ids.TryAdd(IgniteNames.FieldId(field), field.Name))
            {
                return $"field {field.Name} has the id of {ids[IgniteNames.FieldId(field)]}: ids are hashes of names in lower case";
            }
        }

        return null;
    }
}
