namespace SerBench.Benchmarks.Tests.Doubles;

public sealed class SimpleWorkload<T>(ICodec<T> codec, T[] values, Func<ArraySegment<byte>, ulong> read) : IWorkload
{
    private int _next;
    private ulong _last;

    public IReadOnlyList<byte[]> Payloads { get; } = Array.ConvertAll(values, value =>
    {
        var buffer = new EncodeBuffer();
        codec.Encode(value, buffer);
        return buffer.ToArray();
    });

    public ulong TouchLast() => _last;

    public long MeasureKept(int count) => 0;

    public byte[] EncodeAlone() => Payloads[0].ToArray();

    public void Forget() => _last = 0;

    public void Run(Operation operation, int times)
    {
        for (int i = 0; i < times; i++)
        {
            if (operation is not (Operation.Encode or Operation.EncodeFresh))
            {
                _last = read(Payloads[_next]);
            }

            _next = (_next + 1) % values.Length;
        }
    }
}
