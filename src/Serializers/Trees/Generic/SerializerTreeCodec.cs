using SerBench.Formats.MessagePack;
using SerBench.Formats.Protobuf;
using SerBench.Serializers.Models.Tree;

namespace SerBench.Serializers.Trees.Generic;

public abstract class SerializerTreeCodec(string id, ISerializer serializer) : ITreeCodec, IHasOrigin
{
    // One codec per thread, because codecs keep their library's output from message to message.
    private readonly ThreadLocal<IObjectCodec<TreeNode>> _codec = new(() => Bind(serializer));

    public string Id => id;

    public string Title => $"Tree, {serializer.Title}";

    public Traits Traits => serializer.Traits;

    public Assembly Library => (serializer as IHasOrigin)?.Library ?? serializer.GetType().Assembly;

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

public abstract class FormatTreeCodec<TFormat>(string id) : ITreeCodec
    where TFormat : IFormat
{
    public string Id => id;

    public string Title => $"Tree, {TFormat.Info.Title}";

    public Traits Traits => TFormat.Info.Traits;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer) => TFormat.Encode<TreeNode, TreeBinarizer>(root, buffer);

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => TFormat.Decode<TreeNode, TreeBinarizer>(message);
}

public sealed class MessagePackTreeCodec() : FormatTreeCodec<MessagePackFormat>("tree/msgpack");

public sealed class Proto3TreeCodec() : FormatTreeCodec<Proto3Format>("tree/proto3");
