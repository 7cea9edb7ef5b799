namespace SerBench.Serializers.Trees;

// The catalog finds only codecs with a public constructor without parameters. Several threads may call a codec at once.
public interface ITreeCodec
{
    // The id is stable: tree/ and a name.
    string Id { get; }

    string Title { get; }

    Traits Traits { get; }

    // Refuses a tree that would crash the process. The call is not timed.
    void Check(TreeNode root)
    {
    }

    void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer);

    // Every node and string must be a new object.
    TreeNode Deserialize(ArraySegment<byte> message, TreeLink link);
}
