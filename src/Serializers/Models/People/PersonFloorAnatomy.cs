using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.People;

/// <summary>What each byte of <see cref="PersonFloor"/>'s message is.</summary>
public readonly struct PersonFloorAnatomy : IFloorAnatomy<Person>
{
    public void Explain(Anatomy anatomy)
    {
        PartName name = PartName.Root.Field(nameof(Person.Name)), data = PartName.Root.Field(nameof(Person.Data));
        var marks = new FloorMarks(anatomy);
        marks.Number<int>(PartName.Root.Field(nameof(Person.Id)));
        marks.Number<Guid>(PartName.Root.Field(nameof(Person.Guid)));
        int nameHeader = marks.Length(name);
        int dataHeader = marks.Length(data);
        marks.Text(name, nameHeader);
        marks.Text(data, dataHeader);
        marks.ExpectEnd();
    }
}
