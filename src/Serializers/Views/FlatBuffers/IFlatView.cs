using SerBench.Formats.FlatBuffers.Views;

namespace SerBench.Serializers.Views.FlatBuffers;

// One view per model, found by discovery.
/// <typeparam name="TBinarizer">the witness that writes the messages of the view.</typeparam>
public interface IFlatView<TSelf, T, TBinarizer>
    where TSelf : struct, IFlatView<TSelf, T, TBinarizer>, allows ref struct
    where TBinarizer : struct, IBinarizer<T>
{
    static abstract TSelf At(TableView table);

    void AddTo(ref LeafSum sum);
}
