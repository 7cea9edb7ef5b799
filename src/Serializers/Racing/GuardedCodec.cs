namespace SerBench.Serializers.Racing;

// Refuses values whose nesting could exhaust the stack, and messages that the library could not read, because they are too long.
/// <param name="maxDepth">the library's limit, if lower than Limits.MaxDepth.</param>
public abstract class Guard<T>(ICodec<T> inner, string library, int maxDepth, int longestMessage) : ICodec<T>, IPreparedCodec<T>
{
    public CodecShape Shape => inner.Shape;

    protected string Library => library;

    internal ICodec<T>? Unlimited { get; init; }

    internal ICodec<T> Timed => Unlimited ?? inner;

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
            throw new UnsupportedValueException(Refusal(exception), exception);
        }

        CheckLength(buffer.Length);
    }

    protected TResult Read<TResult>(Func<ArraySegment<byte>, TResult> read, ArraySegment<byte> data)
    {
        try
        {
            return read(data);
        }
        catch (Exception exception) when (exception is not (WireFormatException or OutOfMemoryException))
        {
            throw WireFormatException.OfFault(0, Refusal(exception), exception);
        }
    }

    IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        IWorkload workload = Timed.Prepare(values, touch, areEqual);
        foreach (byte[] payload in workload.Payloads)
        {
            CheckLength(payload.Length);
        }

        return workload;
    }

    private void CheckLength(int length)
    {
        if (length > longestMessage)
        {
            throw new UnsupportedValueException(
                $"what checks messages of {library} takes at most {longestMessage:N0} bytes, and this value takes {length:N0}.");
        }
    }

    private string Refusal(Exception exception) => $"{library} refuses it ({exception.GetType().Name}: {exception.Message})";
}

public sealed class GuardedCodec<T>(
    IObjectCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue)
    : Guard<T>(inner, library, maxDepth, longestMessage), IObjectCodec<T>
{
    private readonly Func<ArraySegment<byte>, T> _decode = inner.Decode;

    public T Decode(ArraySegment<byte> data) =>
        Read(_decode, data) ?? throw WireFormatException.OfFault(0, $"{Library} reads null where an object is expected");
}

public sealed class GuardedViewCodec<T>(
    IViewCodec<T> inner, string library, int maxDepth = Limits.SafeDepth, int longestMessage = int.MaxValue)
    : Guard<T>(inner, library, maxDepth, longestMessage), IViewCodec<T>
{
    private readonly IViewCodec<T> _inner = inner;

    public ulong Read(ArraySegment<byte> data) => Read(_inner.Read, data);

    public ulong Expect(T value) => _inner.Expect(value);
}
