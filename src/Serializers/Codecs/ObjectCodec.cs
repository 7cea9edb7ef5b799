using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>A codec made of a core.</summary>
public sealed class ObjectCodec<T, TCore> : IObjectCodec<T>
    where TCore : struct, IObjectCore<T>
{
    private TCore _core;

    public ObjectCodec(TCore core = default) => _core = core;

    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer)
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        _core.Encode(value, buffer);
    }

    public T Decode(ArraySegment<byte> data) => _core.Decode(data);

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        new ObjectWorkload<T, TCore>(_core, values, touch, areEqual);
}
