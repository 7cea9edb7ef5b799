using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>What <see cref="GuardedCodec{T}"/> is, for a library that reads in place.</summary>
public sealed class GuardedViewCodec<T>(IViewCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue) : IViewCodec<T>, IPreparedCodec<T>
{
    public CodecShape Shape => inner.Shape;

    public void Check(T value) => Nesting.Check(value, Math.Min(Limits.MaxDepth, maxDepth));

    public void Encode(T value, EncodeBuffer buffer)
    {
        Check(value);
        EncodeChecked(value, buffer);
    }

    public void EncodeChecked(T value, EncodeBuffer buffer)
    {
        inner.Encode(value, buffer);
        LibraryFault.CheckLength(library, buffer.Length, longestMessage);
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

    IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        IWorkload workload = inner.Prepare(values, touch, areEqual);
        foreach (byte[] payload in workload.Payloads)
        {
            LibraryFault.CheckLength(library, payload.Length, longestMessage);
        }

        return workload;
    }
}
