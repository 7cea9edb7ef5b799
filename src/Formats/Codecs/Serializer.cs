using SerBench.Formats.Codecs;

namespace SerBench.Formats;

/// <summary>Serializes values in one format: <c>Serializer&lt;DenseFormat&gt;.Serialize(order)</c>. The code for a type is generated at its
/// first use, or by the source generator. In ahead-of-time compilation, name the generated binarizer: <c>Serialize&lt;Order,
/// OrderBinarizer&gt;(order)</c>. All methods are thread-safe.</summary>
/// <typeparam name="TFormat">The format.</typeparam>
public static class Serializer<TFormat>
    where TFormat : IFormat
{
    private static readonly bool InSegments = OutgoingMessage.CanBeInSegments(typeof(TFormat));

    /// <summary>Serializes a value into a new array.</summary>
    /// <exception cref="NotSupportedException">The format cannot represent the type.</exception>
    /// <exception cref="UnsupportedValueException">The format cannot represent the value.</exception>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static byte[] Serialize<T>(T value)
    {
        OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        TypeCodec<T>.Of<TFormat>().Encode(value, message.Buffer);
        return message.Finish();
    }

    /// <inheritdoc cref="Serialize{T}(T)"/>
    public static byte[] Serialize<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        FormatCall.Encode<T, TFormat, TBinarizer>(value, message.Buffer);
        return message.Finish();
    }

    /// <summary>Writes a message to a buffer writer.</summary>
    /// <inheritdoc cref="Serialize{T}(T)"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static void Serialize<T>(T value, IBufferWriter<byte> output)
    {
        ArgumentNullException.ThrowIfNull(output);
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        TypeCodec<T>.Of<TFormat>().Encode(value, message.Buffer);
        message.CopyTo(output);
    }

    /// <inheritdoc cref="Serialize{T}(T, IBufferWriter{byte})"/>
    public static void Serialize<T, TBinarizer>(T value, IBufferWriter<byte> output)
        where TBinarizer : struct, IBinarizer<T>
    {
        ArgumentNullException.ThrowIfNull(output);
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        FormatCall.Encode<T, TFormat, TBinarizer>(value, message.Buffer);
        message.CopyTo(output);
    }

    /// <summary>Writes a message into a reusable buffer, the fastest way. <see cref="EncodeBuffer.Written"/> is the message.</summary>
    /// <inheritdoc cref="Serialize{T}(T)"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static void Serialize<T>(T value, EncodeBuffer buffer)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        TypeCodec<T>.Of<TFormat>().Encode(value, buffer);
    }

    /// <inheritdoc cref="Serialize{T}(T, EncodeBuffer)"/>
    public static void Serialize<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        ArgumentNullException.ThrowIfNull(buffer);
        FormatCall.Encode<T, TFormat, TBinarizer>(value, buffer);
    }

    /// <summary>Writes a message to a stream, without flushing it.</summary>
    /// <inheritdoc cref="Serialize{T}(T)"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static void Serialize<T>(T value, Stream output)
    {
        ArgumentNullException.ThrowIfNull(output);
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        TypeCodec<T>.Of<TFormat>().Encode(value, message.Buffer);
        message.CopyTo(output);
    }

    /// <inheritdoc cref="Serialize{T}(T, Stream)"/>
    public static void Serialize<T, TBinarizer>(T value, Stream output)
        where TBinarizer : struct, IBinarizer<T>
    {
        ArgumentNullException.ThrowIfNull(output);
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        FormatCall.Encode<T, TFormat, TBinarizer>(value, message.Buffer);
        message.CopyTo(output);
    }

    /// <summary>Writes a message into memory. Returns false if the message does not fit.</summary>
    /// <inheritdoc cref="Serialize{T}(T)"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static bool TrySerialize<T>(T value, Span<byte> destination, out int bytesWritten)
    {
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        TypeCodec<T>.Of<TFormat>().Encode(value, message.Buffer);
        return message.TryCopyTo(destination, out bytesWritten);
    }

    /// <inheritdoc cref="TrySerialize{T}(T, Span{byte}, out int)"/>
    public static bool TrySerialize<T, TBinarizer>(T value, Span<byte> destination, out int bytesWritten)
        where TBinarizer : struct, IBinarizer<T>
    {
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        FormatCall.Encode<T, TFormat, TBinarizer>(value, message.Buffer);
        return message.TryCopyTo(destination, out bytesWritten);
    }

    /// <summary>Reads a message that takes all of the data.</summary>
    /// <exception cref="NotSupportedException">The format cannot represent the type.</exception>
    /// <exception cref="WireFormatException">The bytes are no message of this type.</exception>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static T Deserialize<T>(ReadOnlySpan<byte> data) => TypeCodec<T>.Of<TFormat>().Decode(data);

    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})"/>
    public static T Deserialize<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => FormatCall.Decode<T, TFormat, TBinarizer>(data);

    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static T Deserialize<T>(in ReadOnlySequence<byte> data)
    {
        using var whole = IncomingMessage.Of(data);
        return Deserialize<T>(whole.Bytes);
    }

    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})"/>
    public static T Deserialize<T, TBinarizer>(in ReadOnlySequence<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        using var whole = IncomingMessage.Of(data);
        return Deserialize<T, TBinarizer>(whole.Bytes);
    }

    /// <summary>Reads a message that takes the rest of a stream.</summary>
    /// <param name="input">The stream.</param>
    /// <param name="maxBytes">The longest message accepted.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})"/>
    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    public static T Deserialize<T>(Stream input, int maxBytes = IncomingMessage.MaxBytes)
    {
        using var whole = IncomingMessage.Of(input, maxBytes);
        return Deserialize<T>(whole.Bytes);
    }

    /// <inheritdoc cref="Deserialize{T}(Stream, int)"/>
    public static T Deserialize<T, TBinarizer>(Stream input, int maxBytes = IncomingMessage.MaxBytes)
        where TBinarizer : struct, IBinarizer<T>
    {
        using var whole = IncomingMessage.Of(input, maxBytes);
        return Deserialize<T, TBinarizer>(whole.Bytes);
    }
}
