using SerBench.Formats.Contracts;

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
}
