using System.Reflection;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Trees.Generic;

/// <summary>An official library as a codec of whole trees. Bound when first used, since that may compile code.</summary>
public abstract class SerializerTreeCodec(ISerializer serializer) : ITreeCodec, IHasOrigin
{
    // One per thread, as codecs keep what their library writes to from message to message.
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
        return (IObjectCodec<TreeNode>?)binding.Codec ?? throw new UnsupportedValueException($"{serializer.Id} does not take trees: {binding.Reason}");
    }
}
