using Google.Protobuf;
using ProtoBuf;
using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Protobuf;

namespace SerBench.Conformance;

/// <summary>A serializer as the runner sees it.</summary>
internal interface ITestee
{
    /// <summary>Reads a message and writes it again; null if the serializer has no type of this name.</summary>
    byte[]? Transcode(string type, byte[] message);

    /// <summary>True if an exception says that a message is damaged.</summary>
    bool IsRefusal(Exception exception);
}

/// <summary>The serializers by their names on the command line.</summary>
internal static class Testees
{
    public static ITestee Find(string name) => name switch
    {
        "google" => new GoogleTestee(),
        "protobuf-net" => new ProtobufNetTestee(),
        "proto3-by-hand" => OurTestee<Proto3Format>.ByHand(),
        "protobuf-by-hand" => OurTestee<ProtobufFormat>.ByHand(),
        "proto3-schema" => OurTestee<Proto3Format>.OfSchema(),
        "protobuf-schema" => OurTestee<ProtobufFormat>.OfSchema(),
        _ => throw new ArgumentException(name),
    };
}

/// <summary>The message classes that protoc makes.</summary>
internal sealed class GoogleTestee : ITestee
{
    private readonly MessageParser[] _parsers =
    [
        ProtobufTestMessages.Proto3.TestAllTypesProto3.Parser,
        ProtobufTestMessages.Proto2.TestAllTypesProto2.Parser.WithExtensionRegistry([
            ProtobufTestMessages.Proto2.TestMessagesProto2Extensions.ExtensionInt32,
            ProtobufTestMessages.Proto2.TestMessagesProto2Extensions.GroupField,
            ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension1.Extensions.MessageSetExtension,
            ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension2.Extensions.MessageSetExtension]),
        ProtobufTestMessages.Editions.Proto3.TestAllTypesProto3.Parser,
        ProtobufTestMessages.Editions.Proto2.TestAllTypesProto2.Parser.WithExtensionRegistry([
            ProtobufTestMessages.Editions.Proto2.TestMessagesProto2EditionsExtensions.ExtensionInt32,
            ProtobufTestMessages.Editions.Proto2.TestMessagesProto2EditionsExtensions.GroupField,
            ProtobufTestMessages.Editions.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension1.Extensions.MessageSetExtension,
            ProtobufTestMessages.Editions.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension2.Extensions.MessageSetExtension]),
        ProtobufTestMessages.Editions.TestAllTypesEdition2023.Parser.WithExtensionRegistry([
            ProtobufTestMessages.Editions.TestMessagesEdition2023Extensions.ExtensionInt32,
            ProtobufTestMessages.Editions.TestMessagesEdition2023Extensions.GroupLikeType,
            ProtobufTestMessages.Editions.TestMessagesEdition2023Extensions.DelimitedExt]),
    ];

    public byte[]? Transcode(string type, byte[] message) =>
        Array.Find(_parsers, parser => ((IMessage)parser.ParseFrom(Array.Empty<byte>())).Descriptor.FullName == type)?.ParseFrom(message).ToByteArray();

    public bool IsRefusal(Exception exception) => exception is InvalidProtocolBufferException;
}

/// <summary>protobuf-net over classes by hand, which keep unknown fields.</summary>
internal sealed class ProtobufNetTestee : ITestee
{
    public byte[]? Transcode(string type, byte[] message) => type switch
    {
        TypeNames.Proto3 or TypeNames.EditionsProto3 => Transcode<ForProtobufNet.Proto3.TestAllTypesProto3>(message),
        TypeNames.Proto2 or TypeNames.EditionsProto2 => Transcode<ForProtobufNet.Proto2.TestAllTypesProto2>(message),
        TypeNames.Edition2023 => Transcode<ForProtobufNet.Edition2023.TestAllTypesEdition2023>(message),
        _ => null,
    };

    // The library has no exception of its own for damage, so every exception counts.
    public bool IsRefusal(Exception exception) => true;

    private static byte[] Transcode<T>(byte[] message)
    {
        using var output = new MemoryStream();
        Serializer.Serialize(output, Serializer.Deserialize<T>(new ReadOnlyMemory<byte>(message)));
        return output.ToArray();
    }
}

/// <summary>A format of this package over one of two sets of classes.</summary>
internal sealed class OurTestee<TFormat> : ITestee
    where TFormat : IFormat
{
    private readonly Dictionary<string, Func<byte[], byte[]>> _types = [];

    private OurTestee()
    {
    }

    public static OurTestee<TFormat> ByHand() => new OurTestee<TFormat>()
        .Add<Proto3.TestAllTypesProto3>(TypeNames.Proto3, TypeNames.EditionsProto3)
        .Add<Proto2.TestAllTypesProto2>(TypeNames.Proto2, TypeNames.EditionsProto2)
        .Add<Edition2023.TestAllTypesEdition2023>(TypeNames.Edition2023);

    public static OurTestee<TFormat> OfSchema() => new OurTestee<TFormat>()
        .Add<Written.Proto3.TestAllTypesProto3>(TypeNames.Proto3)
        .Add<Written.Proto2.TestAllTypesProto2>(TypeNames.Proto2)
        .Add<Written.Proto3Editions.TestAllTypesProto3>(TypeNames.EditionsProto3)
        .Add<Written.Proto2Editions.TestAllTypesProto2>(TypeNames.EditionsProto2)
        .Add<Written.Edition2023.TestAllTypesEdition2023>(TypeNames.Edition2023);

    public byte[]? Transcode(string type, byte[] message) => _types.GetValueOrDefault(type)?.Invoke(message);

    public bool IsRefusal(Exception exception) => exception is WireFormatException;

    private OurTestee<TFormat> Add<T>(params string[] names)
    {
        Array.ForEach(names, name => _types.Add(name, message => Serializer<TFormat>.Serialize(Serializer<TFormat>.Deserialize<T>(message))));
        return this;
    }
}

/// <summary>The names of the types that the runner asks for.</summary>
internal static class TypeNames
{
    public const string Proto3 = "protobuf_test_messages.proto3.TestAllTypesProto3";
    public const string Proto2 = "protobuf_test_messages.proto2.TestAllTypesProto2";
    public const string EditionsProto3 = "protobuf_test_messages.editions.proto3.TestAllTypesProto3";
    public const string EditionsProto2 = "protobuf_test_messages.editions.proto2.TestAllTypesProto2";
    public const string Edition2023 = "protobuf_test_messages.editions.TestAllTypesEdition2023";
}
