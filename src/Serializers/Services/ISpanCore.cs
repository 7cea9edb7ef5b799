namespace SerBench.Serializers.Services;

internal interface ISpanCore<T>
{
    T Decode(ReadOnlySpan<byte> data);
}
