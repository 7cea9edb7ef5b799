using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary><c>typed-no-nulls</c>: <c>typed-bitmap</c> with one idea more, a path for objects without null (docs/formats/typed.md, "Ideas").</summary>
[OnlyByName]
public readonly struct TypedNoNullsFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-no-nulls", "Typed, a path for objects without null", Traits.ValidatesInput, "typed.md");

    public static bool IsErased => true;

    /// <summary>Nothing is refused.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Decode<T, TBinarizer>(data);
}
