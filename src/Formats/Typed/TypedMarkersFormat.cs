using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary><c>typed-markers</c>: numbers of fixed width, big-endian, and a marker byte before every field. Layout: docs/formats/typed.md.</summary>
public readonly struct TypedMarkersFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("typed-markers", "Typed, markers", Traits.ValidatesInput, "typed.md");

    public static bool IsErased => true;

    /// <summary>Nothing is refused.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<MarkersLayout>.Explain(message, anatomy);
}
