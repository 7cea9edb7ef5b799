using SerBench.Formats.Dense;

namespace SerBench.Formats;

/// <summary><c>dense</c>: small and fast. Integers are shortened without branches; most values of fixed width have fixed offsets
/// (docs/formats/dense.md).</summary>
public readonly struct DenseFormat : IExplainedFormat
{
    internal const byte Version = 1;

    internal const byte DecimalVersion = 2;
    internal const int VersionLength = 1;

    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("dense", "Dense", Traits.ValidatesInput | Traits.SameType, "dense.md");

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => DenseObjects.WriteMessage<T, TBinarizer, ShortestText>(value, buffer);

    /// <inheritdoc/>
    // Not inlined, because the inlined reader of a large object would take registers from the caller's loop.
    [MethodImpl(NoInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        CheckVersion(data, DenseVersion<TBinarizer>.Value);
        T value = DenseObjects.Read<T, TBinarizer>(data, VersionLength, NestingLevel.Reading(data.Length), chain: null, out int end);
        CheckEnd(data, end);
        return value;
    }

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => DenseExplainer.Explain(message, anatomy);

    [MethodImpl(Inlined)]
    private static void CheckVersion(ReadOnlySpan<byte> data, byte last)
    {
        if (data.IsEmpty || (uint)(data[0] - Version) > (uint)(last - Version))
        {
            WireFormatException.Throw(0, $"a version up to {last}");
        }
    }

    [MethodImpl(Inlined)]
    private static void CheckEnd(ReadOnlySpan<byte> data, int end)
    {
        if (end != data.Length)
        {
            WireFormatException.ThrowTrailing(end, data.Length);
        }
    }
}
