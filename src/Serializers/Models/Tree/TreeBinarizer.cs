namespace SerBench.Serializers.Models.Tree;

/// <summary>The fields of a node of a tree, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct TreeBinarizer : IBinarizer<TreeNode>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<TreeNode>();

    public static TreeNode Create() => new();

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

    [MethodImpl(AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<TreeNode>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<TreeNode>(target));
}
