using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>A codec of a class made of a core that does not name it.</summary>
public sealed class ErasedCodec<T, TCore> : IObjectCodec<T>
    where T : class
    where TCore : struct, IObjectCore<object>
{
    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer) => default(TCore).Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => Unsafe.As<T>(default(TCore).Decode(data));

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) => new ObjectWorkload<object, TCore>(
        default, values, value => touch((T)value), (left, right) => areEqual((T)left, (T)right));
}
