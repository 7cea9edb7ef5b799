using SerBench.Formats.MessagePack;

namespace SerBench.Formats;

/// <summary><c>msgpack</c>: an object is an array of its fields (docs/formats/messagepack.md).</summary>
public readonly struct MessagePackFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("msgpack", "MessagePack, ours", Traits.ValidatesInput, "messagepack.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<IntegerKeys>(message, anatomy);
}
