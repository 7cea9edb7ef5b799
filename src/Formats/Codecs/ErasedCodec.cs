using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>A codec of a class made of a core that does not name it.</summary>
public sealed class ErasedCodec<T, TCore> : IObjectCodec<T>, IHasCore
    where T : class
    where TCore : struct, IObjectCore<object>
{
    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer) => default(TCore).Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => Unsafe.As<T>(default(TCore).Decode(data));

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<object, TCore>(default);
}
