using SerBench.Formats.Wire.Chains;

namespace SerBench.Serializers.Models.Tree;

internal static class PreorderWalk
{
    public const int HasLeft = 1;
    public const int HasRight = 2;

    [ThreadStatic]
    private static Stack<TreeNode>? Pending;

    public static void Write<TLayout>(TreeNode root, EncodeBuffer buffer)
        where TLayout : struct, INodeLayout
    {
        Stack<TreeNode> pending = EmptyStack();
        var output = new OutputCursor(buffer);
        var watch = default(CycleWatch);
        for (TreeNode? node = root; node is not null;)
        {
            watch.Step(node, pending.Count);
            TLayout.Put(ref output, node);
            (TreeNode? left, TreeNode? right) = (node.Left, node.Right);
            if (left is not null && right is not null)
            {
                pending.Push(right);
            }

            node = left ?? right;
            if (node is null)
            {
                pending.TryPop(out node);
            }
        }

        output.Finish();
    }

    public static TreeNode Read<TLayout>(ArraySegment<byte> message)
        where TLayout : struct, INodeLayout
    {
        Stack<TreeNode> pending = EmptyStack();
        var input = new InputCursor(message);
        TreeNode root = TLayout.Read(ref input, out int children);
        for (TreeNode? parent = root; parent is not null;)
        {
            if ((children & HasLeft) != 0)
            {
                if ((children & HasRight) != 0)
                {
                    pending.Push(parent);
                }

                parent = parent.Left = TLayout.Read(ref input, out children);
            }
            else if ((children & HasRight) != 0 || pending.TryPop(out parent))
            {
                parent = parent.Right = TLayout.Read(ref input, out children);
            }
            else
            {
                parent = null;
            }
        }

        input.ExpectEnd();
        return root;
    }

    private static Stack<TreeNode> EmptyStack()
    {
        Stack<TreeNode> stack = Pending ??= new Stack<TreeNode>();
        stack.Clear();
        return stack;
    }
}

internal interface INodeLayout
{
    static abstract void Put(ref OutputCursor output, TreeNode node);

    static abstract TreeNode Read(ref InputCursor input, out int children);
}
