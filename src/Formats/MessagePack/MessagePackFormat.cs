namespace SerBench.Formats.MessagePack;

/// <summary><c>msgpack</c>: an object is an array of its fields. Layout: docs/formats/messagepack.md.</summary>
public readonly struct MessagePackFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("msgpack", "MessagePack, ours", Traits.ValidatesInput, "messagepack.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: arrays and maps hold anything, and nil stands for null.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<IntegerKeys>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<IntegerKeys>(message, anatomy);
}

/// <summary><c>msgpack-map</c>: an object is a map from names. Layout: docs/formats/messagepack.md.</summary>
public readonly struct MessagePackMapFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("msgpack-map", "MessagePack with names, ours", Traits.SelfDescribing | Traits.ValidatesInput, "messagepack.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: arrays and maps hold anything, and nil stands for null.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<NamedKeys>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<NamedKeys>(message, anatomy);
}

/// <summary><c>msgpack-rmp</c>: the bytes of the Rust library rmp-serde, for comparisons with its published results. Layout: docs/formats/messagepack.md.</summary>
[OnlyByName]
internal readonly struct MessagePackRmpFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("msgpack-rmp", "MessagePack of rmp-serde, ours", Traits.ValidatesInput, "messagepack.md");

    public static bool IsErased => true;

    /// <summary>Returns null: arrays and maps hold anything, and nil stands for null.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<RmpKeys>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => MessagePackMessage<RmpKeys>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => MessagePackExplainer.Explain<RmpKeys>(message, anatomy);
}

/// <summary>Decides how the fields of an object are identified, and how enums and bytes are written.</summary>
internal interface IKeyStyle
{
    /// <summary>True if an enum is the name of its member and a byte array is an array of numbers; false for a number and binary data.</summary>
    static abstract bool IsOfRust { get; }

    /// <summary>True if fields are identified by their names, as keys of a map; false if by their places in an array.</summary>
    static abstract bool IsNamed { get; }
}

/// <summary>An object is an array: MessagePack-CSharp with int keys from 0.</summary>
internal readonly struct IntegerKeys : IKeyStyle
{
    public static bool IsOfRust => false;

    public static bool IsNamed => false;
}

/// <summary>An object is a map from the names of its members: MessagePack-CSharp with property names as keys.</summary>
internal readonly struct NamedKeys : IKeyStyle
{
    public static bool IsOfRust => false;

    public static bool IsNamed => true;
}

/// <summary>An object is an array: serde's rmp crate in Rust.</summary>
internal readonly struct RmpKeys : IKeyStyle
{
    public static bool IsOfRust => true;

    public static bool IsNamed => false;
}

/// <summary>Encodes and decodes whole messages with one style of keys.</summary>
internal static class MessagePackMessage<TStyle>
    where TStyle : struct, IKeyStyle
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        var writer = new MessagePackWriter<TStyle, TBinarizer>(new OutputCursor(buffer));
        writer.BeginObject();
        TBinarizer.Write(ref writer, value);
        writer.Output.Finish();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new MessagePackReader<TStyle, TBinarizer>(new InputCursor(data));
        reader.BeginObject();
        T value = TBinarizer.Read(ref reader, TBinarizer.Create());
        reader.EndObject();
        reader.Input.ExpectEnd();
        return value;
    }
}
