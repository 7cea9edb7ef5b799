using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Simple;

/// <summary>A simple object read in place.</summary>
public readonly ref struct SimpleView(TableView table) : IFlatView<SimpleView, SimpleObject, SimpleBinarizer>
{
    private const int IdField = 0;
    private const int NameField = 1;
    private const int ActiveField = 2;
    private const int DoubleField = 3;
    private const int FloatField = 4;
    private const int LongField = 5;
    private const int ShortField = 6;

    private readonly TableView _table = table;

    public int Id => _table.Get<int>(IdField);

    public bool Active => _table.IsSet(ActiveField);

    public double DoubleValue => _table.Get<double>(DoubleField);

    public float FloatValue => _table.Get<float>(FloatField);

    public long LongValue => _table.Get<long>(LongField);

    public short ShortValue => _table.Get<short>(ShortField);

    public static SimpleView At(TableView table) => new(table);

    public bool TryGetName(out ReadOnlySpan<byte> utf8) => _table.TryGetText(NameField, out utf8);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Id);
        sum.AddText(_table, NameField);
        sum.Add(Active);
        sum.Add(DoubleValue);
        sum.Add(FloatValue);
        sum.Add(LongValue);
        sum.Add(ShortValue);
    }
}
