using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Complex;

/// <summary>The nested object of a complex one, read in place.</summary>
public readonly ref struct NestedView(TableView table)
{
    private const int IdField = 0;
    private const int NameField = 1;
    private const int ValueField = 2;

    private readonly TableView _table = table;

    public int Id => _table.Get<int>(IdField);

    public double Value => _table.Get<double>(ValueField);

    public bool TryGetName(out ReadOnlySpan<byte> utf8) => _table.TryGetText(NameField, out utf8);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Id);
        sum.AddText(_table, NameField);
        sum.Add(Value);
    }
}
