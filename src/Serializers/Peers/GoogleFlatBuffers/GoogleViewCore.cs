using SerBench.Formats.Contracts;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>Writes as <see cref="BuilderCore{T, TTable}"/> does; reads every leaf where it lies and builds nothing.</summary>
internal readonly struct GoogleViewCore<T, TTable>() : IViewCore<T>
    where TTable : struct, ITable<T>
{
    private readonly BuilderCore<T, TTable> _builder = new();

    public void Encode(T value, EncodeBuffer buffer) => _builder.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TTable.AddTo(ref sum, BuilderCore<T, TTable>.Root(data));
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedLeaves.Of(value);
}
