using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Models.Complex;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.ComplexLists;

public readonly ref struct ComplexListView(TableView table) : IFlatView<ComplexListView, ComplexList, ComplexListBinarizer>
{
    private const int TagsField = 5;

    private readonly TableView _table = table;

    public static ComplexListView At(TableView table) => new(table);

    public void AddTo(ref LeafSum sum)
    {
        new ComplexView(_table).AddTo(ref sum);
        if (!_table.TryGetVector(TagsField, out VectorView tags))
        {
            sum.AddNull();
            return;
        }

        sum.Add(tags.Count);
        for (int i = 0; i < tags.Count; i++)
        {
            sum.Add(tags.Text(i));
        }
    }
}
