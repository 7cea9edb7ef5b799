namespace SerBench.Formats.MessagePack;

// `msgpack-rmp`: the bytes of the Rust crate rmp-serde, for comparisons with published results.
[OnlyByName]
internal readonly struct MessagePackRmpFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("msgpack-rmp", "MessagePack of rmp-serde, ours", Traits.ValidatesInput, "messagepack.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<RmpKeys>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<RmpKeys>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<RmpKeys>(message, anatomy);
}
