using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Payload;

/// <summary>Writes the leaves of a value one after the other. Never timed, so it goes by reflection.</summary>
internal sealed class PayloadCodec<T> : ICodec<T>
{
    public CodecShape Shape => CodecShape.SizeOnly;

    public void Encode(T value, EncodeBuffer buffer)
    {
        var leaves = new LeafWriter(buffer);
        leaves.Write(value);
        leaves.Finish();
    }

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        throw new NotSupportedException("The payload has a size and nothing to time.");
}
