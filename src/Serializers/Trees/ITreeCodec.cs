namespace SerBench.Serializers.Trees;

/// <summary>A codec that gets a tree as a whole and knows the link. Found by discovery: a public type with a public constructor without
/// parameters. Writer and reader are like different hosts: only the message passes between them. Several threads may call a codec at
/// once.</summary>
public interface ITreeCodec
{
    /// <summary>Public, stable id: <c>tree/</c> and a name.</summary>
    string Id { get; }

    string Title { get; }

    Traits Traits { get; }

    /// <summary>Refuses a tree that the codec would not survive. Every caller that serializes a tree calls this once before, outside of
    /// timing. A codec that notices such a tree while writing need not check here.</summary>
    /// <exception cref="UnsupportedValueException">The codec cannot carry this tree.</exception>
    void Check(TreeNode root)
    {
    }

    /// <summary>Writes a tree that <see cref="Check"/> has let pass as one message to <paramref name="buffer"/>; sets its length.</summary>
    /// <exception cref="UnsupportedValueException">The codec cannot carry this tree.</exception>
    void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer);

    /// <summary>Builds the tree of a message that takes all of <paramref name="message"/>, every node and string a new object.</summary>
    /// <exception cref="WireFormatException">The message is damaged.</exception>
    TreeNode Deserialize(ArraySegment<byte> message, TreeLink link);
}
