namespace SerBench.Model;

/// <summary>Fills the nodes of a tree, root first, each left subtree before its right one.</summary>
internal interface INodeSource
{
    /// <summary>Sets key and value of a node whose subtree has <paramref name="size"/> nodes; returns how many of them go left.</summary>
    int Fill(TreeNode node, int size);
}
