namespace SerBench.Serializers.Trees;

// A codec of whole trees that knows the link. Discovery needs a public constructor without parameters. Writer and reader are like different
// hosts: only the message passes between them. Several threads may call a codec at once.
public interface ITreeCodec
{
    // Public, stable id: tree/ and a name.
    string Id { get; }

    string Title { get; }

    Traits Traits { get; }

    // Refuses a tree that the codec would not survive. Called once before a tree is serialized, outside of timing. A codec that notices
    // such a tree while writing need not check here.
    // The codec cannot carry this tree.
    void Check(TreeNode root)
    {
    }

    // Writes a checked tree as one message to buffer; sets its length.
    // The codec cannot carry this tree.
    void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer);

    // The message takes all of message. Every node and string is a new object.
    // The message is damaged.
    TreeNode Deserialize(ArraySegment<byte> message, TreeLink link);
}
