namespace SerBench.Model;

internal static class TreeBuilder
{
    public static TreeNode Build(int count, INodeSource source)
    {
        var pending = new Stack<Pending>();
        var root = new TreeNode();
        Fill(root, count, source, pending);
        while (pending.TryPop(out Pending place))
        {
            var node = new TreeNode();
            if (place.IsLeft)
            {
                place.Parent.Left = node;
            }
            else
            {
                place.Parent.Right = node;
            }

            Fill(node, place.Size, source, pending);
        }

        return root;
    }

    private static void Fill(TreeNode node, int size, INodeSource source, Stack<Pending> pending)
    {
        int left = source.Fill(node, size);
        int right = size - left - 1;
        if (right > 0)
        {
            pending.Push(new Pending(node, IsLeft: false, right));
        }

        if (left > 0)
        {
            pending.Push(new Pending(node, IsLeft: true, left));
        }
    }

    private readonly record struct Pending(TreeNode Parent, bool IsLeft, int Size);
}
