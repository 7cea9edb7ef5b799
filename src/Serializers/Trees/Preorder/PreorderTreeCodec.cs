using SerBench.Serializers.Models.Tree;

namespace SerBench.Serializers.Trees.Preorder;

public sealed class PreorderTreeCodec : ITreeCodec, IStatesMemory
{
    public string Id => "tree/preorder";

    public string Title => "Tree, preorder (naive)";

    public Traits Traits => Traits.ValidatesInput | Traits.SameType;

    public int? BytesPerByte => FormatInfo.UsualMemory;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
    {
        if (root is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        PreorderWalk.Write<PreorderNode>(root, buffer);
    }

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => PreorderWalk.Read<PreorderNode>(message);
}

internal readonly struct PreorderNode : INodeLayout
{
    private const int HasValue = 4;
    private const int AllFlags = PreorderWalk.HasLeft | PreorderWalk.HasRight | HasValue;

    private const int ShortestNode = 2;

    public static void Put(ref OutputCursor output, TreeNode node)
    {
        string? value = node.Value;
        int textRoom = value is null ? 0 : Varint.MaxLength32 + Text.MaxUtf8Length(value.Length);
        output.Ensure(1 + Varint.MaxLength64 + textRoom);
        output.PutByte((byte)(
            (node.Left is null ? 0 : PreorderWalk.HasLeft) | (node.Right is null ? 0 : PreorderWalk.HasRight)
            | (value is null ? 0 : HasValue)));
        Varint.Put(ref output, Varint.ZigZag(node.Key));
        if (value is not null)
        {
            PutText(ref output, value);
        }
    }

    // The length gets the space that ASCII would need. The text moves up if the length of its UTF-8 needs more bytes.
    private static void PutText(ref OutputCursor output, string value)
    {
        int start = output.Position;
        int prefix = Varint.Length((ulong)value.Length);
        output.Advance(prefix);
        int length = Text.EncodeUtf8(value, output.Free());
        int longer = Varint.Length((ulong)length) - prefix;
        if (longer > 0)
        {
            output.Free()[..length].CopyTo(output.Free()[longer..]);
        }

        output.MoveTo(start);
        Varint.Put(ref output, (ulong)length);
        output.Advance(length);
    }

    public static TreeNode Read(ref InputCursor input, out int flags)
    {
        input.Need(ShortestNode);
        flags = input.TakeByte();
        if (flags > AllFlags)
        {
            WireFormatException.Throw(input.Position - 1, $"flags of at most {AllFlags}");
        }

        long key = Varint.UnZigZag(Varint.Read(ref input));
        return new TreeNode { Key = key, Value = (flags & HasValue) == 0 ? null : ReadText(ref input) };
    }

    private static string ReadText(ref InputCursor input)
    {
        ulong length = Varint.Read(ref input);
        if (length > (ulong)input.Left)
        {
            WireFormatException.ThrowCount(input.Position, (long)Math.Min(length, long.MaxValue));
        }

        int start = input.Position;
        return Text.DecodeUtf8(input.ReadBytes((int)length), start);
    }
}
