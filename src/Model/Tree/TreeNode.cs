namespace SerBench.Model;

[Serializable]
public sealed class TreeNode
{
    public long Key { get; set; }

    public string? Value { get; set; }

    public TreeNode? Left { get; set; }

    public TreeNode? Right { get; set; }
}
