using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>Apache Ignite's binary objects as it writes them by default: named fields, compact footer.</summary>
public readonly struct IgniteFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "ignite", "Ignite", Traits.RandomAccess | Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput, "ignite.md", BytesPerByte: 128);

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<CompactMode>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<CompactMode>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary>Apache Ignite's binary objects with field ids in the footer.</summary>
public readonly struct IgniteFullFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "ignite-full", "Ignite, full footer", Traits.SelfDescribing | Traits.RandomAccess | Traits.Graph | Traits.ValidatesInput, "ignite.md", BytesPerByte: 128);

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<FullMode>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<FullMode>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary>Apache Ignite's binary objects in raw mode: fields one after the other, no footer.</summary>
public readonly struct IgniteRawFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "ignite-raw", "Ignite Raw", Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput, "ignite.md", BytesPerByte: 128);

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<RawMode>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<RawMode>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}

/// <summary>What tells the three formats apart; constants to the JIT.</summary>
internal interface IIgniteMode
{
    /// <summary>Whether fields stand one after the other without codes of primitives and without a footer.</summary>
    static abstract bool IsRaw { get; }

    /// <summary>Whether the footer leaves out the field ids, which the schema id then stands for.</summary>
    static abstract bool IsCompact { get; }
}

/// <summary>Named fields, footer of offsets: Ignite's default.</summary>
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

/// <summary>Named fields, footer of field ids and offsets: readable without knowing the schema.</summary>
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

/// <summary>What the formats refuse.</summary>
internal static class IgniteRules
{
    /// <summary>Named fields need ids that differ and are not zero, as the original demands.</summary>
    public static string? RefuseNamed(ValueShape value)
    {
        if (value.Kind != Kind.Object)
        {
            return null;
        }

        var ids = new Dictionary<int, string> { [0] = "no field" };
        foreach (Field field in value.Shape.Fields)
        {
            if (!ids.TryAdd(IgniteNames.Hash(field.Name), field.Name))
            {
                return $"field {field.Name} has the id of {ids[IgniteNames.Hash(field.Name)]}: ids are hashes of names in lower case";
            }
        }

        return null;
    }
}
