using SerBench.Formats.MessagePack;

namespace SerBench.Formats;

/// <summary><c>msgpack-map</c>: an object is a map from names (docs/formats/messagepack.md).</summary>
public readonly struct MessagePackMapFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "msgpack-map", "MessagePack with names, ours", Traits.SelfDescribing | Traits.ValidatesInput, "messagepack.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null, because the format can represent every value.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<NamedKeys>(message, anatomy);
}
