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
