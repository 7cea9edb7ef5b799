using SerBench.Model;

namespace SerBench.Serializers.Trees.Columnar.Reading;

/// <summary>What became of a frame: trees whose roots hang on earlier frames, and places where those of later frames hang.</summary>
/// <param name="Ranges">Where the roots hang, range by range, each from its last slot down.</param>
/// <param name="Roots">In the order of the ranges; one without any range in the frame of the tree's root.</param>
/// <param name="Parents">For each open slot, from the bottom, the node it belongs to; null once something hangs there.</param>
/// <param name="Sides">For each open slot 0 for the left, 1 for the right.</param>
internal sealed record Forest(SlotRange[] Ranges, TreeNode[] Roots, TreeNode?[] Parents, byte[] Sides);
