using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary><c>typed-short-text</c>: <c>typed-bitmap</c> with one idea more, the length of short text in the bitmap (docs/formats/typed.md, "Ideas").</summary>
[OnlyByName]
public readonly struct TypedShortTextFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-short-text", "Typed, the length of short text in the bitmap", Traits.ValidatesInput, "typed.md");

    public static bool IsErased => true;

    /// <summary>Nothing is refused.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Decode<T, TBinarizer>(data);
}
