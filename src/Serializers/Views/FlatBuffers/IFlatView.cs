using SerBench.Formats.FlatBuffers.Views;

namespace SerBench.Serializers.Views.FlatBuffers;

public interface IFlatView<TSelf, T, TBinarizer>
    where TSelf : struct, IFlatView<TSelf, T, TBinarizer>, allows ref struct
    where TBinarizer : struct, IBinarizer<T>
{
    static abstract TSelf At(TableView table);

    void AddTo(ref LeafSum sum);
}
