namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>Writes null text as empty.</summary>
public sealed class FoldingCodec<T> : JsonCodec<T>
{
    public override void Encode(T value, EncodeBuffer buffer) =>
        Put(Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(ModelJson.Write(value)).Replace("null", "\"\"")), buffer);
}
