using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.MessagePack;

/// <summary><c>msgpack</c>: an object is an array of its fields. Layout: docs/formats/messagepack.md.</summary>
public sealed class MessagePackFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("msgpack", "MessagePack, ours", Traits.ValidatesInput, "messagepack.md");

    /// <summary>Nothing is refused: arrays and maps hold anything, nil stands for null.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<IntegerKeys>(message, anatomy);
}
