using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Deep;

/// <summary>What each byte of <see cref="DeepFloor"/>'s message is.</summary>
public readonly struct DeepFloorAnatomy : IFloorAnatomy<DeepObject>
{
    public void Explain(Anatomy anatomy)
    {
        var marks = new FloorMarks(anatomy);
        bool hasLevel = true;
        for (PartName level = PartName.Root; hasLevel; level = level.Field(nameof(DeepObject.Child)))
        {
            PartName name = level.Field(nameof(DeepObject.Name));
            marks.Number<int>(level.Field(nameof(DeepObject.Id)));
            int header = marks.Length(name);
            marks.Number<double>(level.Field(nameof(DeepObject.Value)));
            hasLevel = marks.Presence(level.Field(nameof(DeepObject.Child)));
            marks.Chars(name, header);
        }

        marks.ExpectEnd();
    }
}
