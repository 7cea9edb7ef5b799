namespace SerBench.Serializers.Models.Tree;

[Handwritten]
public readonly partial struct TreeBinarizer : IBinarizer<TreeNode>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, TreeNode value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt64(0, value.Key);
        writer.WriteString(1, value.Value);
        writer.WriteObject<TreeNode, TreeBinarizer>(2, value.Left);
        writer.WriteObject<TreeNode, TreeBinarizer>(3, value.Right);
    }

    [MethodImpl(AggressiveInlining)]
    public static TreeNode Read<TReader>(ref TReader reader, TreeNode target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Key = reader.ReadInt64(0);
        target.Value = reader.ReadString(1);
        target.Left = reader.ReadObject<TreeNode, TreeBinarizer>(2);
        target.Right = reader.ReadObject<TreeNode, TreeBinarizer>(3);
        return target;
    }
}
