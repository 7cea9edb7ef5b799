namespace SerBench.Serializers.Trees.Columnar.Reading;

// A frame (a part of the tree) fills child slots of earlier frames, each slot once, so a tree results.
internal static class TreeLinker
{
    public static TreeNode Link(ReadOnlySpan<Forest> forests, ReadOnlySpan<FrameEntry> entries)
    {
        long open = 0;
        for (int i = 0; i < forests.Length; i++)
        {
            open += forests[i].Parents.Length;
            int root = 0;
            foreach (SlotRange range in forests[i].Ranges)
            {
                Hang(forests[i].Roots.AsSpan(root, range.Count), forests[range.Frame], range, entries[i].Offset);
                root += range.Count;
                open -= range.Count;
            }
        }

        if (open != 0)
        {
            WireFormatException.ThrowFault(entries[0].Offset, $"{open} children are missing");
        }

        return forests[0].Roots[0];
    }

    private static void Hang(ReadOnlySpan<TreeNode> roots, Forest forest, SlotRange range, int offset)
    {
        if (range.First + range.Count > forest.Parents.Length)
        {
            WireFormatException.Throw(offset, $"slots up to {forest.Parents.Length} of frame {range.Frame}");
        }

        int slot = range.First + range.Count;
        foreach (TreeNode root in roots)
        {
            slot--;
            if (forest.Parents[slot] is not { } parent)
            {
                WireFormatException.ThrowFault(offset, $"slot {slot} of frame {range.Frame} is filled twice");
                return;
            }

            forest.Parents[slot] = null;
            if (forest.EndsLeft && slot == forest.Parents.Length - 1)
            {
                parent.Left = root;
            }
            else
            {
                parent.Right = root;
            }
        }
    }
}
