using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

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
