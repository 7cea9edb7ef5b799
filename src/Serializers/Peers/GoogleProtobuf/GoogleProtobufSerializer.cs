using Google.Protobuf;
using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

public abstract class GoogleProtobufRow(string id, string title, string way = "Buffer", bool converts = false)
    : EmittedPeer(id, title, "Google.Protobuf", way, converts), IWritesFormat
{
    public override Traits Traits => Traits.SchemaNeeded | Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public override Assembly Library => typeof(IMessage).Assembly;

    public string FormatId => "proto3";

    protected override int MaxDepth => 100;
}

public sealed class GoogleProtobufSerializer() : GoogleProtobufRow(GoogleProtobufCard.Main, "Google.Protobuf (its own message classes)");

public sealed class DefaultGoogleProtobufSerializer() : GoogleProtobufRow(
    GoogleProtobufCard.Main.Default, "Google.Protobuf (its own message classes, new array per message)", "Default");

public sealed class ConvertingGoogleProtobufSerializer() : GoogleProtobufRow(
    GoogleProtobufCard.Main.Converting, "Google.Protobuf, conversion included", converts: true);

// The time includes converting the tree to message classes, as in the published benchmark.
public sealed class GoogleProtobufTreeCodec() : SerializerTreeCodec(GoogleProtobufCard.Tree, new ConvertingGoogleProtobufSerializer());
