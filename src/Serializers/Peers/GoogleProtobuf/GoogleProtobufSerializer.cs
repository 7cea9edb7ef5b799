using System.Reflection;
using Google.Protobuf;
using SerBench.Serializers.Emission;
using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary>The official library, over the message classes that protoc makes from the emitted schema.</summary>
public class GoogleProtobufSerializer : EmittedPeer, IWritesFormat
{
    public override string Id => GoogleProtobufCard.Main;

    public override string Title => "Google.Protobuf (its own message classes)";

    public override Traits Traits => Traits.SchemaNeeded | Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public override Assembly Library => typeof(IMessage).Assembly;

    public string FormatId => "proto3";

    public override string Recipe => "Google.Protobuf";

    protected override string Way => "Buffer";

    // The default depth limit of the library's parser.
    protected override int MaxDepth => 100;
}

/// <summary>A byte array per message, as in the library's first example.</summary>
public sealed class DefaultGoogleProtobufSerializer : GoogleProtobufSerializer
{
    public override string Id => GoogleProtobufCard.Main.Default;

    public override string Title => "Google.Protobuf (its own message classes, new array per message)";

    protected override string Way => "Default";
}

/// <summary>The same library from and to the model's own classes, the conversion timed.</summary>
public sealed class ConvertingGoogleProtobufSerializer : GoogleProtobufSerializer
{
    public override string Id => GoogleProtobufCard.Main.Converting;

    public override string Title => "Google.Protobuf, conversion included";

    protected override bool Converts => true;
}

/// <summary>The baseline of the published benchmark. Its time includes copying the tree into messages and out of them.</summary>
public sealed class GoogleProtobufTreeCodec() : SerializerTreeCodec(new ConvertingGoogleProtobufSerializer())
{
    public override string Id => GoogleProtobufCard.Tree;
}
