namespace SerBench.Benchmarks.Tests.Doubles;

// A view over JSON, which sums its bytes.
public sealed class ViewDouble<T>(bool isRight) : IViewCodec<T>, IPreparedCodec<T>
{
    private readonly JsonCodec<T> _json = new();

    public CodecShape Shape => CodecShape.View;

    public void Encode(T value, EncodeBuffer buffer) => _json.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data) => data.Aggregate(isRight ? 0UL : 1UL, (sum, next) => sum + next);

    public ulong Expect(T value) => ModelJson.Write(value).Aggregate(0UL, (sum, next) => sum + next);

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) => new SimpleWorkload<T>(this, values, Read);
}
