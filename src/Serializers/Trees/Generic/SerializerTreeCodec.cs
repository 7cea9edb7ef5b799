using SerBench.Formats.MessagePack;
using SerBench.Formats.Protobuf;
using SerBench.Serializers.Models.Tree;

namespace SerBench.Serializers.Trees.Generic;

/// <summary>An official library as a codec of whole trees. It is bound when first used, because binding may compile code.</summary>
public abstract class SerializerTreeCodec(ISerializer serializer) : ITreeCodec, IHasOrigin
{
    // There is one codec per thread, because codecs keep the output of their library from message to message.
    private readonly ThreadLocal<IObjectCodec<TreeNode>> _codec = new(() => Bind(serializer));

    public abstract string Id { get; }

    public string Title => $"Tree, {serializer.Title}";

    public Traits Traits => serializer.Traits;

    public Assembly Library => serializer is IHasOrigin { Library: var library } ? library : serializer.GetType().Assembly;

    public void Check(TreeNode root) => _codec.Value!.Check(root);

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer) => _codec.Value!.EncodeChecked(root, buffer);

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => _codec.Value!.Decode(message);

    private static IObjectCodec<TreeNode> Bind(ISerializer serializer)
    {
        Binding<TreeNode> binding = serializer.Bind(new TreeModel());
        return (IObjectCodec<TreeNode>?)binding.Codec
            ?? throw new UnsupportedValueException($"{serializer.Id} does not take trees: {binding.Reason}");
    }
}

/// <summary>A format of the grid with hand-written access as a codec of whole trees. It does not use the link.</summary>
public abstract class FormatTreeCodec<TFormat> : ITreeCodec
    where TFormat : IFormat
{
    public abstract string Id { get; }

    public string Title => $"Tree, {TFormat.Info.Title}";

    public Traits Traits => TFormat.Info.Traits;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer) => TFormat.Encode<TreeNode, TreeBinarizer>(root, buffer);

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => TFormat.Decode<TreeNode, TreeBinarizer>(message);
}

/// <summary><c>tree/msgpack</c>: our own MessagePack, members by number.</summary>
public sealed class MessagePackTreeCodec : FormatTreeCodec<MessagePackFormat>
{
    public override string Id => "tree/msgpack";
}

/// <summary><c>tree/proto3</c>: our own protobuf.</summary>
public sealed class Proto3TreeCodec : FormatTreeCodec<Proto3Format>
{
    public override string Id => "tree/proto3";
}
