using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;
using SerBench.Serializers.Models.Complex;

namespace SerBench.Serializers.Models.ComplexLists;

/// <summary>What each byte of <see cref="ComplexListFloor"/>'s message is.</summary>
public readonly struct ComplexListFloorAnatomy : IFloorAnatomy<ComplexList>
{
    public void Explain(Anatomy anatomy)
    {
        PartName tags = PartName.Root.Field(nameof(ComplexList.Tags));
        var marks = new FloorMarks(anatomy);
        ComplexFloorAnatomy.ExplainParts(ref marks);
        int count = marks.Items(marks.Length(tags, "count"), sizeof(int));
        for (int i = 0; i < count; i++)
        {
            marks.Chars(tags.Item(i), marks.Length(tags.Item(i)));
        }

        marks.ExpectEnd();
    }
}
