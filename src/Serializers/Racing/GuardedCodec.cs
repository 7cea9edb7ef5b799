namespace SerBench.Serializers.Racing;

/// <summary>
/// Makes a library follow the rules of all codecs, outside of timing. Values that nest too deep are refused before they
/// can exhaust the stack. Messages that the library could not read again are refused. Any exception of the library at a
/// value or at damaged input becomes the one exception for that case. The measured loop is the inner codec's own.
/// </summary>
/// <param name="inner">The codec of the library.</param>
/// <param name="library">What a message calls the library.</param>
/// <param name="maxDepth">The library's own limit, where it is lower than the common one.</param>
/// <param name="longestMessage">The most bytes that the library reads.</param>
public sealed class GuardedCodec<T>(IObjectCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue) : IObjectCodec<T>, IPreparedCodec<T>
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
        try
        {
            inner.Encode(value, buffer);
        }
        catch (Exception exception) when (exception is not (UnsupportedValueException or OutOfMemoryException))
        {
            throw LibraryFault.OfValue(library, exception);
        }

        LibraryFault.CheckLength(library, buffer.Length, longestMessage);
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
