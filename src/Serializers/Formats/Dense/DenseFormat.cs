using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Small and fast at once: integers shortened without branches, everything else at known places (docs/formats/dense.md).</summary>
public readonly struct DenseFormat : IExplainedFormat
{
    internal const byte Version = 1;

    public static FormatInfo Info { get; } = new("dense", "Dense", Traits.ValidatesInput, "dense.md");

    public static string? Refuse(ValueShape value) => null;

    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        DenseRoom.Ensure(buffer, 0, 1);
        buffer.Bytes[0] = Version;
        buffer.Length = DenseObjects.Write<T, TBinarizer>(value, buffer, 1, default, chain: null);
    }

    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (data.IsEmpty || data[0] != Version)
        {
            WireFormatException.Throw(0, $"version {Version}");
        }

        T value = DenseObjects.Read<T, TBinarizer>(data, 1, default, chain: null, out int end);
        if (end != data.Length)
        {
            WireFormatException.ThrowTrailing(end, data.Length);
        }

        return value;
    }

    public static void Explain(MessageShape message, Anatomy anatomy) => DenseExplainer.Explain(message, anatomy);
}
