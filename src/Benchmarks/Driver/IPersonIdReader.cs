namespace SerBench.Benchmarks.Driver;

/// <summary>A way to the id of an encoded person.</summary>
internal interface IPersonIdReader
{
    static abstract int Read(ReadOnlySpan<byte> message);
}
