using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Tree;

/// <summary>What each byte of <see cref="TreeFloor"/>'s message is.</summary>
public readonly struct TreeFloorAnatomy : IFloorAnatomy<TreeNode>
{
    private const int PlaceOfChildren = sizeof(long) + sizeof(int);

    public void Explain(Anatomy anatomy)
    {
        var marks = new FloorMarks(anatomy);
        var pending = new Stack<PartName>([PartName.Root]);
        while (pending.TryPop(out PartName? node))
        {
            PartName text = node.Field(nameof(TreeNode.Value));
            byte children = marks.Peek(PlaceOfChildren);
            marks.Number<long>(node.Field(nameof(TreeNode.Key)));
            int header = marks.Length(text);
            marks.Presence(node.Detail("children"));
            marks.Text(text, header);
            if ((children & TreeFloor.HasRight) != 0)
            {
                pending.Push(node.Field(nameof(TreeNode.Right)));
            }

            if ((children & TreeFloor.HasLeft) != 0)
            {
                pending.Push(node.Field(nameof(TreeNode.Left)));
            }
        }

        marks.ExpectEnd();
    }
}
