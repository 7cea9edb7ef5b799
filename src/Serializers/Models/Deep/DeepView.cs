using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Deep;

/// <summary>One object of a chain read in place.</summary>
public readonly ref struct DeepView(TableView table) : IFlatView<DeepView, DeepObject, DeepBinarizer>
{
    private const int IdField = 0;
    private const int NameField = 1;
    private const int ValueField = 2;
    private const int ChildField = 3;

    private readonly TableView _table = table;

    public int Id => _table.Get<int>(IdField);

    public double Value => _table.Get<double>(ValueField);

    public static DeepView At(TableView table) => new(table);

    public bool TryGetName(out ReadOnlySpan<byte> utf8) => _table.TryGetText(NameField, out utf8);

    public bool TryGetChild(out DeepView child)
    {
        bool found = _table.TryGetTable(ChildField, out TableView table);
        child = new DeepView(table);
        return found;
    }

    public void AddTo(ref LeafSum sum)
    {
        DeepView level = this;
        level.AddOwn(ref sum);
        while (level.TryGetChild(out DeepView child))
        {
            level = child;
            level.AddOwn(ref sum);
        }

        sum.AddNull();
    }

    private void AddOwn(ref LeafSum sum)
    {
        sum.Add(Id);
        sum.AddText(_table, NameField);
        sum.Add(Value);
    }
}
