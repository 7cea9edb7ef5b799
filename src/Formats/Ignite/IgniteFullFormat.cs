using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

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
