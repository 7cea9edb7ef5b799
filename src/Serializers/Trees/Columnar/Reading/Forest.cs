using SerBench.Model;

namespace SerBench.Serializers.Trees.Columnar.Reading;

/// <summary>What became of a frame: trees whose roots hang on earlier frames, and places where those of later frames hang.</summary>
/// <param name="Ranges">Where the roots hang, range by range, each from its last slot down.</param>
/// <param name="Roots">In the order of the ranges; one without any range in the frame of the tree's root.</param>
/// <param name="Parents">For each open slot, from the bottom, the node it belongs to; null once something hangs there.</param>
/// <param name="EndsLeft">Whether the last slot is for a left child; all others are for right ones.</param>
internal sealed record Forest(SlotRange[] Ranges, TreeNode[] Roots, TreeNode?[] Parents, bool EndsLeft);
