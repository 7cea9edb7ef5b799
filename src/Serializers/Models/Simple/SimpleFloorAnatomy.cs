using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Simple;

/// <summary>What each byte of <see cref="SimpleFloor"/>'s message is.</summary>
public readonly struct SimpleFloorAnatomy : IFloorAnatomy<SimpleObject>
{
    public void Explain(Anatomy anatomy)
    {
        PartName name = PartName.Root.Field(nameof(SimpleObject.Name));
        var marks = new FloorMarks(anatomy);
        marks.Number<int>(PartName.Root.Field(nameof(SimpleObject.Id)));
        int header = marks.Length(name);
        marks.Number<double>(PartName.Root.Field(nameof(SimpleObject.DoubleValue)));
        marks.Number<long>(PartName.Root.Field(nameof(SimpleObject.LongValue)));
        marks.Number<float>(PartName.Root.Field(nameof(SimpleObject.FloatValue)));
        marks.Number<short>(PartName.Root.Field(nameof(SimpleObject.ShortValue)));
        marks.Boolean(PartName.Root.Field(nameof(SimpleObject.Active)));
        marks.Chars(name, header);
        marks.ExpectEnd();
    }
}
