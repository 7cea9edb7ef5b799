namespace SerBench.Formats.Fingerprints;

/// <summary>Puts a fingerprint of the type before each message, so that a reader refuses messages of a changed type
/// (docs/formats/fingerprint.md).</summary>
/// <typeparam name="TFormat">The format after the fingerprint.</typeparam>
public readonly struct FingerprintedFormat<TFormat> : IFormat
    where TFormat : IFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = TFormat.Info with
    {
        Variant = FingerprintedFormats.Suffix,
        Title = TFormat.Info.Title + ", with fingerprint",
        Traits = TFormat.Info.Traits | Traits.SameType,
        Page = "fingerprint.md",
    };

    /// <inheritdoc/>
    public static bool IsErased => TFormat.IsErased;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => TFormat.Refuse(value);

    /// <inheritdoc/>
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        ArgumentNullException.ThrowIfNull(buffer);
        TFormat.Encode<T, TBinarizer>(value, buffer);
        if (buffer.Segments is { } segments)
        {
            byte[] fingerprint = new byte[FingerprintedFormats.Length];
            BinaryPrimitives.WriteUInt32LittleEndian(fingerprint, FingerprintOf<TFormat, TBinarizer>.Value);
            segments.Prepend(fingerprint);
            return;
        }

        int length = buffer.Length;
        if (buffer.Bytes.Length - length < FingerprintedFormats.Length)
        {
            buffer.Grow(length, FingerprintedFormats.Length);
        }

        buffer.Written.CopyTo(buffer.Bytes.AsSpan(FingerprintedFormats.Length));
        BinaryPrimitives.WriteUInt32LittleEndian(buffer.Bytes, FingerprintOf<TFormat, TBinarizer>.Value);
        buffer.Length = FingerprintedFormats.Length + length;
    }

    /// <inheritdoc/>
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (data.Length < FingerprintedFormats.Length)
        {
            WireFormatException.ThrowTruncated(0, FingerprintedFormats.Length, data.Length);
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(data) != FingerprintOf<TFormat, TBinarizer>.Value)
        {
            FingerprintedFormats.ThrowChanged(FingerprintOf<TFormat, TBinarizer>.Type);
        }

        return TFormat.Decode<T, TBinarizer>(data[FingerprintedFormats.Length..]);
    }
}

internal static class FingerprintedFormats
{
    public const string Suffix = "+schema";

    public const int Length = sizeof(uint);

    [MethodImpl(NoInlining)]
    internal static void ThrowChanged(Type type) =>
        WireFormatException.Throw(
            0,
            $"the fingerprint of {type.Name}: the message was written by another version of the type, or by an access with another order");
}

internal static class FingerprintOf<TFormat, TBinarizer>
    where TFormat : IFormat
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(TFormat.Info.Order);

    public static readonly Type Type = Shape.Type;

    public static readonly uint Value = Fingerprint.Of(Shape);
}
