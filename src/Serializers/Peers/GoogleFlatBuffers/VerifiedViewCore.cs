using SerBench.Formats.Contracts;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>As <see cref="GoogleViewCore{T, TTable}"/>; before it is read, a message is verified.</summary>
internal readonly struct VerifiedViewCore<T, TTable>() : IViewCore<T>
    where TTable : struct, ITable<T>
{
    private readonly VerifiedCore<T, TTable> _verified = new();

    public void Encode(T value, EncodeBuffer buffer) => _verified.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TTable.AddTo(ref sum, GoogleVerification.Root<T, TTable>(data));
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedLeaves.Of(value);
}
