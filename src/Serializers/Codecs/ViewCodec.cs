using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>A view codec made of a core.</summary>
public sealed class ViewCodec<T, TCore>(TCore core = default) : IViewCodec<T>
    where TCore : struct, IViewCore<T>
{
    private TCore _core = core;

    public CodecShape Shape => CodecShape.View;

    public void Encode(T value, EncodeBuffer buffer)
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        _core.Encode(value, buffer);
    }

    public ulong Read(ArraySegment<byte> data) => _core.Read(data);

    public ulong Expect(T value) => _core.Expect(value);

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) => new ViewWorkload<T, TCore>(_core, values);
}
