using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Deep;

public readonly ref struct DeepView(TableView table) : IFlatView<DeepView, DeepObject, DeepBinarizer>
{
    private const int IdField = 0, NameField = 1, ValueField = 2, ChildField = 3;

    private readonly TableView _table = table;

    public static DeepView At(TableView table) => new(table);

    public void AddTo(ref LeafSum sum)
    {
        DeepView level = this;
        level.AddOwn(ref sum);
        while (level._table.TryGetTable(ChildField, out TableView child))
        {
            level = new DeepView(child);
            level.AddOwn(ref sum);
        }

        sum.AddNull();
    }

    private void AddOwn(ref LeafSum sum)
    {
        sum.Add(_table.Get<int>(IdField));
        sum.AddText(_table, NameField);
        sum.Add(_table.Get<double>(ValueField));
    }
}
