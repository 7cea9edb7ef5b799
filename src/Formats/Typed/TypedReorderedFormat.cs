using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary><c>typed-reordered</c>: <c>typed-bitmap</c> with one idea more, fixed-width values first (docs/formats/typed.md, "Ideas").</summary>
[OnlyByName]
public readonly struct TypedReorderedFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-reordered", "Typed, fixed-width values first", Traits.ValidatesInput, "typed.md");

    public static bool IsErased => true;

    /// <summary>Nothing is refused.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Decode<T, TBinarizer>(data);
}
