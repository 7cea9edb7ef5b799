using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>
/// Holds a library to the rules that all codecs share, outside of timing: values nested too deep are refused before they can exhaust
/// the stack, and whatever the library throws at a value or at damaged input becomes the one exception for that. The measured loop is the
/// inner codec's own.
/// </summary>
/// <param name="inner">The codec of the library.</param>
/// <param name="library">What a message calls the library.</param>
/// <param name="maxDepth">The library's own limit, where it is lower than the common one.</param>
public sealed class GuardedCodec<T>(IObjectCodec<T> inner, string library, int maxDepth = Limits.SafeDepth) : IObjectCodec<T>
{
    public CodecShape Shape => inner.Shape;

    public void Encode(T value, EncodeBuffer buffer)
    {
        CheckDepth(value);
        try
        {
            inner.Encode(value, buffer);
        }
        catch (Exception exception) when (exception is not (UnsupportedValueException or OutOfMemoryException))
        {
            throw LibraryFault.OfValue(library, exception);
        }
    }

    public T Decode(ArraySegment<byte> data)
    {
        T value;
        try
        {
            value = inner.Decode(data);
        }
        catch (Exception exception) when (exception is not (WireFormatException or OutOfMemoryException))
        {
            throw LibraryFault.OfInput(library, exception);
        }

        return value is null ? throw WireFormatException.OfFault(0, $"{library} reads null where an object is expected") : value;
    }

    public IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        Array.ForEach(values, CheckDepth);
        return inner.Prepare(values, touch, areEqual);
    }

    private void CheckDepth(T value) => Nesting.Check(value, Math.Min(Limits.MaxDepth, maxDepth));
}
