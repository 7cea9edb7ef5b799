using System.Text;
using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;
using SerBench.Model;
using SerBench.Serializers.Trees;

namespace SerBench.Extending;

/// <summary>A codec of whole trees in one file: <c>tree --test tree/binary-writer</c> finds it by its id.</summary>
public sealed class BinaryWriterTreeCodec : ITreeCodec
{
    public string Id => "tree/binary-writer";

    public string Title => "Tree, BinaryWriter";

    public Traits Traits => Traits.None;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
    {
        using var stream = new MemoryStream();
        using var writer = new BinaryWriter(stream, Encoding.UTF8);
        Write(writer, root);
        var output = new OutputCursor(buffer);
        output.Write(stream.GetBuffer().AsSpan(0, (int)stream.Length));
        output.Finish();
    }

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link)
    {
        using var reader = new BinaryReader(new MemoryStream(message.Array!, message.Offset, message.Count), Encoding.UTF8);
        try
        {
            return Read(reader)!;
        }
        catch (Exception exception) when (exception is IOException or FormatException)
        {
            throw WireFormatException.OfFault(message.Count, exception.Message, exception);
        }
    }

    private static void Write(BinaryWriter writer, TreeNode? node)
    {
        writer.Write(node is not null);
        if (node is not null)
        {
            writer.Write(node.Key);
            writer.Write(node.Value ?? throw new UnsupportedValueException("This codec carries no null values."));
            Write(writer, node.Left);
            Write(writer, node.Right);
        }
    }

    private static TreeNode? Read(BinaryReader reader) => reader.ReadBoolean()
        ? new TreeNode { Key = reader.ReadInt64(), Value = reader.ReadString(), Left = Read(reader), Right = Read(reader) }
        : null;
}
