using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.MessagePack;

/// <summary><c>msgpack-map</c>: an object is a map from names. Layout: docs/formats/messagepack.md.</summary>
public sealed class MessagePackMapFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("msgpack-map", "MessagePack with names, ours", Traits.SelfDescribing | Traits.ValidatesInput, "messagepack.md");

    /// <summary>Nothing is refused: arrays and maps hold anything, nil stands for null.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<NamedKeys>(message, anatomy);
}
