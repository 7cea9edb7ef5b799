using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>What <see cref="GuardedCodec{T}"/> is, for a library that reads in place.</summary>
public sealed class GuardedViewCodec<T>(IViewCodec<T> inner, string library, int maxDepth = Limits.SafeDepth) : IViewCodec<T>
{
    public CodecShape Shape => inner.Shape;

    public void Encode(T value, EncodeBuffer buffer)
    {
        CheckDepth(value);
        inner.Encode(value, buffer);
    }

    public ulong Read(ArraySegment<byte> data)
    {
        try
        {
            return inner.Read(data);
        }
        catch (Exception exception) when (exception is not (WireFormatException or OutOfMemoryException))
        {
            throw LibraryFault.OfInput(library, exception);
        }
    }

    public ulong Expect(T value) => inner.Expect(value);

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        Array.ForEach(values, CheckDepth);
        return inner.Prepare(values, touch, areEqual);
    }

    private void CheckDepth(T value) => Nesting.Check(value, Math.Min(Limits.MaxDepth, maxDepth));
}
