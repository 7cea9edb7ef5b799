using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Complex;

/// <summary>A complex object read in place.</summary>
public readonly ref struct ComplexView(TableView table) : IFlatView<ComplexView, ComplexObject, ComplexBinarizer>
{
    private const int IdField = 0;
    private const int NameField = 1;
    private const int ActiveField = 2;
    private const int NestedField = 3;
    private const int DataField = 4;

    private readonly TableView _table = table;

    public int Id => _table.Get<int>(IdField);

    public bool Active => _table.IsSet(ActiveField);

    public static ComplexView At(TableView table) => new(table);

    public bool TryGetName(out ReadOnlySpan<byte> utf8) => _table.TryGetText(NameField, out utf8);

    public bool TryGetNested(out NestedView nested)
    {
        bool found = _table.TryGetTable(NestedField, out TableView table);
        nested = new NestedView(table);
        return found;
    }

    public bool TryGetData(out CountsView data)
    {
        bool found = _table.TryGetVector(DataField, out VectorView entries);
        data = new CountsView(entries);
        return found;
    }

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Id);
        sum.AddText(_table, NameField);
        sum.Add(Active);
        if (TryGetNested(out NestedView nested))
        {
            nested.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }

        if (TryGetData(out CountsView data))
        {
            data.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}
