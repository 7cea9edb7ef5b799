namespace SerBench.Benchmarks.Tests.Doubles;

// Writes null text as empty.
public sealed class FoldingCodec<T> : JsonCodec<T>
{
    public override void Encode(T value, EncodeBuffer buffer) =>
        Put(Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(ModelJson.Write(value)).Replace("null", "\"\"")), buffer);
}
