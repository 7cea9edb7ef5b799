using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views.FlatBuffers;
using SerBench.Serializers.Views;

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

/// <summary>A map from text to numbers, read in place: a vector of entries.</summary>
public readonly ref struct CountsView(VectorView entries)
{
    private const int KeyField = 0;
    private const int ValueField = 1;

    private readonly VectorView _entries = entries;

    public int Count => _entries.Count;

    /// <summary>An entry, in the order of the message.</summary>
    public void Get(int index, out ReadOnlySpan<byte> key, out int value)
    {
        TableView entry = _entries.Table(index);
        entry.TryGetText(KeyField, out key);
        value = entry.Get<int>(ValueField);
    }

    // The checksums are added, because the order of the entries does not matter.
    public void AddTo(ref LeafSum sum)
    {
        ulong entries = 0;
        for (int i = 0; i < Count; i++)
        {
            Get(i, out ReadOnlySpan<byte> key, out int value);
            var entry = default(LeafSum);
            entry.Add(key);
            entry.Add(value);
            entries += entry.Value;
        }

        sum.Add(Count);
        sum.Add((long)entries);
    }
}
