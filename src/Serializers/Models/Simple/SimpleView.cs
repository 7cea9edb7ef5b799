using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Simple;

public readonly ref struct SimpleView(TableView table) : IFlatView<SimpleView, SimpleObject, SimpleBinarizer>
{
    private const int IdField = 0, NameField = 1, ActiveField = 2, DoubleField = 3, FloatField = 4, LongField = 5, ShortField = 6;

    private readonly TableView _table = table;

    public static SimpleView At(TableView table) => new(table);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<int>(IdField));
        sum.AddText(_table, NameField);
        sum.Add(_table.IsSet(ActiveField));
        sum.Add(_table.Get<double>(DoubleField));
        sum.Add(_table.Get<float>(FloatField));
        sum.Add(_table.Get<long>(LongField));
        sum.Add(_table.Get<short>(ShortField));
    }
}
