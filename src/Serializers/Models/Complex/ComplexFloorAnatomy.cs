using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Complex;

/// <summary>What each byte of <see cref="ComplexFloor"/>'s message is.</summary>
public readonly struct ComplexFloorAnatomy : IFloorAnatomy<ComplexObject>
{
    private const int PlaceOfPresence = 25;

    public void Explain(Anatomy anatomy)
    {
        var marks = new FloorMarks(anatomy);
        ExplainParts(ref marks);
        marks.ExpectEnd();
    }

    /// <summary>What it has in common with the floor of complex-list.</summary>
    internal static void ExplainParts(ref FloorMarks marks)
    {
        PartName name = PartName.Root.Field(nameof(ComplexObject.Name)), nested = PartName.Root.Field(nameof(ComplexObject.Nested));
        PartName nestedName = nested.Field(nameof(NestedObject.Name));
        bool hasNested = marks.Peek(PlaceOfPresence) != 0;
        marks.Number<int>(PartName.Root.Field(nameof(ComplexObject.Id)));
        int header = marks.Length(name);
        marks.Number<int>(nested.Field(nameof(NestedObject.Id)), hasNested);
        int nestedHeader = marks.Length(nestedName, isThere: hasNested);
        marks.Number<double>(nested.Field(nameof(NestedObject.Value)), hasNested);
        marks.Boolean(PartName.Root.Field(nameof(ComplexObject.Active)));
        marks.Presence(nested);
        marks.Chars(name, header);
        marks.Chars(nestedName, nestedHeader);
        ExplainMap(ref marks, PartName.Root.Field(nameof(ComplexObject.Data)));
    }

    private static void ExplainMap(ref FloorMarks marks, PartName map)
    {
        int count = marks.Items(marks.Length(map, "count"), 2 * sizeof(int));
        for (int i = 0; i < count; i++)
        {
            marks.Number<int>(map.Item(i).Value());
            marks.Chars(map.Item(i).Key(), marks.Length(map.Item(i).Key()));
        }
    }
}
