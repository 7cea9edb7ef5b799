using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite;
using SerBench.Formats.Ignite.Views;

namespace SerBench.Serializers.Views;

/// <summary>Writes as the format does; reads every leaf by name where it lies.</summary>
internal readonly struct IgniteViewCore<T, TBinarizer> : IViewCore<T>
    where TBinarizer : struct, IBinarizer<T>
{
    private static readonly IgniteViewTypes Types = new(TBinarizer.GetShape(FieldOrder.ByName));

    public void Encode(T value, EncodeBuffer buffer) => IgniteFormat.Encode<T, TBinarizer>(value, buffer);

    public ulong Read(ArraySegment<byte> data) => new IgniteLeafWalk(Types, data.Count).Sum(IgniteView.Read(data, Types.Options));

    public ulong Expect(T value) => IgniteExpectedSum.Of<T, TBinarizer>(value);
}
