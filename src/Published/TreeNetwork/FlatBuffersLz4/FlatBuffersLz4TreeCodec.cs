using SerBench.Formats.Compression;
using SerBench.Serializers.Models.Tree;

namespace SerBench.Published.TreeNetwork.FlatBuffersLz4;

// Repeats the baseline of the published benchmark: FlatBuffers in the published order of writing, and LZ4 if the link is slow.
public sealed class FlatBuffersLz4TreeCodec : ITreeCodec
{
    // MB/s. The published test, too, compresses messages only for links up to this speed.
    private const int FastestCompressed = 100;

    private const int Key = 0;
    private const int Value = 1;
    private const int Left = 2;
    private const int Right = 3;

    private static readonly Lz4Compressor Compressor = new();

    [ThreadStatic]
    private static BackwardBuilder? BuilderOfThread;

    [ThreadStatic]
    private static EncodeBuffer? PlainOfThread;

    public string Id => "tree/flatbuffers-lz4";

    public string Title => "Tree, FlatBuffers and LZ4 (the published reference)";

    public Traits Traits => FlatBuffersFormat.Info.Traits;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
    {
        if (root is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        BackwardBuilder builder = BuilderOfThread ??= new BackwardBuilder();
        builder.Clear();
        builder.Finish(Write(builder, root, depth: 1));
        if (link.MegabytesPerSecond <= FastestCompressed)
        {
            CompressedMessage.Write(Compressor, builder.Message, buffer);
            return;
        }

        if (buffer.Bytes.Length < builder.Message.Length)
        {
            buffer.Grow(0, builder.Message.Length);
        }

        builder.Message.CopyTo(buffer.Bytes);
        buffer.Length = builder.Message.Length;
    }

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link)
    {
        if (link.MegabytesPerSecond > FastestCompressed)
        {
            return Read(message);
        }

        EncodeBuffer plain = PlainOfThread ??= new EncodeBuffer();
        CompressedMessage.Read(Compressor, message, plain);
        return Read(plain.Written);
    }

    // The published order is left subtree, right subtree, text, then the table with its key last.
    private static int Write(BackwardBuilder builder, TreeNode node, int depth)
    {
        if (depth > Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        int left = node.Left is null ? 0 : Write(builder, node.Left, depth + 1);
        int right = node.Right is null ? 0 : Write(builder, node.Right, depth + 1);
        int value = node.Value is null ? 0 : builder.AddText(node.Value);
        builder.StartTable();
        builder.AddReference(Left, left);
        builder.AddReference(Right, right);
        builder.AddReference(Value, value);
        builder.AddKey(Key, node.Key);
        return builder.EndTable();
    }

    private static TreeNode Read(ReadOnlySpan<byte> message)
    {
        // The builder aligns the whole message, so a missing or extra byte is noticed here.
        if (message.Length % sizeof(uint) != 0)
        {
            WireFormatException.Throw(message.Length, $"a length that is a multiple of {sizeof(uint)}");
        }

        return FlatBuffersFormat.Decode<TreeNode, TreeBinarizer>(message);
    }
}
