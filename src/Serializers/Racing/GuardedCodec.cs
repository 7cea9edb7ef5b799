using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>
/// Makes a library follow the rules of all codecs, outside of timing. Values that nest too deep are refused before they
/// can exhaust the stack. Messages that the library could not read again are refused. Any exception of the library at a
/// value or at damaged input becomes the one exception for that case. The measured loop is the inner codec's own.
/// </summary>
/// <param name="inner">The codec of the library.</param>
/// <param name="library">The name of the library in messages.</param>
/// <param name="maxDepth">The library's own limit, if it is lower than the common one.</param>
/// <param name="longestMessage">The longest message, in bytes, that the library reads.</param>
public sealed class GuardedCodec<T>(IObjectCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue)
    : Guard<T>(inner, library, maxDepth, longestMessage), IObjectCodec<T>
{
    private readonly string _library = library;

    public override void EncodeChecked(T value, EncodeBuffer buffer)
    {
        try
        {
            base.EncodeChecked(value, buffer);
        }
        catch (Exception exception) when (exception is not (UnsupportedValueException or OutOfMemoryException))
        {
            throw LibraryFault.OfValue(_library, exception);
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
            throw LibraryFault.OfInput(_library, exception);
        }

        return value is null ? throw WireFormatException.OfFault(0, $"{_library} reads null where an object is expected") : value;
    }
}

/// <summary>The counterpart of <see cref="GuardedCodec{T}"/> for a library that reads in place.</summary>
public sealed class GuardedViewCodec<T>(IViewCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue)
    : Guard<T>(inner, library, maxDepth, longestMessage), IViewCodec<T>
{
    private readonly string _library = library;

    public ulong Read(ArraySegment<byte> data)
    {
        try
        {
            return inner.Read(data);
        }
        catch (Exception exception) when (exception is not (WireFormatException or OutOfMemoryException))
        {
            throw LibraryFault.OfInput(_library, exception);
        }
    }

    public ulong Expect(T value) => inner.Expect(value);
}

/// <summary>The writing half of a guard: depth and length are checked outside of timing.</summary>
public abstract class Guard<T>(ICodec<T> inner, string library, int maxDepth, int longestMessage) : ICodec<T>, IPreparedCodec<T>
{
    public CodecShape Shape => inner.Shape;

    public void Check(T value) => Nesting.Check(value, Math.Min(Limits.MaxDepth, maxDepth));

    public void Encode(T value, EncodeBuffer buffer)
    {
        Check(value);
        EncodeChecked(value, buffer);
    }

    public virtual void EncodeChecked(T value, EncodeBuffer buffer)
    {
        inner.Encode(value, buffer);
        LibraryFault.CheckLength(library, buffer.Length, longestMessage);
    }

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

/// <summary>Turns an exception of a library into the one exception for the case.</summary>
internal static class LibraryFault
{
    /// <summary>An exception at damaged input.</summary>
    public static WireFormatException OfInput(string library, Exception exception) => WireFormatException.OfFault(0, Refusal(library, exception), exception);

    /// <summary>An exception at a value that the library cannot carry.</summary>
    public static UnsupportedValueException OfValue(string library, Exception exception) => new(Refusal(library, exception), exception);

    /// <summary>Refuses a message that the library could not read again.</summary>
    public static void CheckLength(string library, int length, int longest)
    {
        if (length > longest)
        {
            throw new UnsupportedValueException($"{library} takes messages of at most {longest} bytes, and this value takes {length}.");
        }
    }

    private static string Refusal(string library, Exception exception) => $"{library} refuses it ({exception.GetType().Name}: {exception.Message})";
}
