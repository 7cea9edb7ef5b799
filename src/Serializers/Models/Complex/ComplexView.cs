using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Complex;

public readonly ref struct ComplexView(TableView table) : IFlatView<ComplexView, ComplexObject, ComplexBinarizer>
{
    private const int IdField = 0, NameField = 1, ActiveField = 2, NestedField = 3, DataField = 4;

    private readonly TableView _table = table;

    public static ComplexView At(TableView table) => new(table);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<int>(IdField));
        sum.AddText(_table, NameField);
        sum.Add(_table.IsSet(ActiveField));
        if (_table.TryGetTable(NestedField, out TableView nested))
        {
            new NestedView(nested).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }

        if (_table.TryGetVector(DataField, out VectorView data))
        {
            new CountsView(data).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}

public readonly ref struct NestedView(TableView table)
{
    private const int IdField = 0, NameField = 1, ValueField = 2;

    private readonly TableView _table = table;

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<int>(IdField));
        sum.AddText(_table, NameField);
        sum.Add(_table.Get<double>(ValueField));
    }
}

public readonly ref struct CountsView(VectorView entries)
{
    private const int KeyField = 0, ValueField = 1;

    private readonly VectorView _entries = entries;

    // The order of the entries does not matter.
    public void AddTo(ref LeafSum sum)
    {
        ulong entries = 0;
        for (int i = 0; i < _entries.Count; i++)
        {
            TableView entry = _entries.Table(i);
            entry.TryGetText(KeyField, out ReadOnlySpan<byte> key);
            var leaves = default(LeafSum);
            leaves.Add(key);
            leaves.Add(entry.Get<int>(ValueField));
            entries += leaves.Value;
        }

        sum.Add(_entries.Count);
        sum.Add((long)entries);
    }
}
