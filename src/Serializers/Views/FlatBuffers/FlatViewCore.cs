using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers;
using SerBench.Formats.FlatBuffers.Views;

namespace SerBench.Serializers.Views.FlatBuffers;

/// <summary>Writes as the format does; reads by proving the message once, then summing up every leaf where it lies.</summary>
internal readonly struct FlatViewCore<T, TBinarizer, TView> : IViewCore<T>
    where TBinarizer : struct, IBinarizer<T>
    where TView : struct, IFlatView<TView, T, TBinarizer>, allows ref struct
{
    public void Encode(T value, EncodeBuffer buffer) => FlatBuffersFormat.Encode<T, TBinarizer>(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TView.At(TableView.Root<T>(data)).AddTo(ref sum);
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedSum.Of<T, TBinarizer>(value);
}
