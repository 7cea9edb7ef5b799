namespace SerBench.Serializers.Direct;

/// <summary>The direct calls for one row and model.</summary>
public abstract class DirectCall(string serializer, string model)
{
    private static readonly Lazy<DirectCall[]> Known = new(() => [.. In(typeof(DirectCall).Assembly.GetTypes())]);

    /// <summary>All direct calls for built-in models, in no order.</summary>
    public static IReadOnlyList<DirectCall> All => Known.Value;

    /// <summary>Finds the direct calls among types, such as those of a plug-in.</summary>
    public static IEnumerable<DirectCall> In(IEnumerable<Type> types) => types
        .Where(type => type is { IsClass: true, IsAbstract: false } && type.IsAssignableTo(typeof(IDirectCalls)))
        .SelectMany(type => ((IDirectCalls)Activator.CreateInstance(type)!).All);

    public string Serializer => serializer;

    /// <summary>The id of the model; empty for a type from outside.</summary>
    public string Model => model;

    /// <summary>Calls that write into a buffer writer of the row's kind.</summary>
    public static DirectCall Of<T>(string serializer, string model, Action<T, IBufferWriter<byte>> encode, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new WriterCall<T>(encode), decode, decode);

    /// <summary>Calls that return a new array.</summary>
    public static DirectCall Of<T>(string serializer, string model, Func<T, byte[]> encode, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new ArrayCall<T>(encode), decode, decode);

    /// <summary>Calls that leave the message in the library's memory.</summary>
    /// <param name="written">Returns the last message. It is never called inside a timed loop.</param>
    public static DirectCall Of<T>(string serializer, string model, Action<T> encode, Func<ReadOnlyMemory<byte>> written, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new LibraryMemoryCall<T>(encode, written), decode, decode);

    /// <summary>Calls that return a new array, and need an object that is expensive to make, such as a compiled model.</summary>
    public static DirectCall With<TContext, T>(
        string serializer, string model, Func<TContext> open, Func<TContext, Func<T, byte[]>> encode, Func<TContext, Func<byte[], T>> decode) =>
        new ContextCall<TContext>(serializer, model, open, context => Of(serializer, model, encode(context), decode(context)));

    /// <summary>Calls that leave the message in the library's memory, and need an object that is expensive to make.</summary>
    public static DirectCall With<TContext, T>(
        string serializer, string model, Func<TContext> open, Func<TContext, Action<T>> encode, Func<TContext, ReadOnlyMemory<byte>> written, Func<TContext, Func<byte[], T>> decode) =>
        new ContextCall<TContext>(
            serializer, model, open, context => Of(serializer, model, encode(context), () => written(context), decode(context)));

    /// <summary>Calls that read in place. <paramref name="read"/> gives a checksum, and <paramref name="decode"/> the values.</summary>
    public static DirectCall OfView<T>(string serializer, string model, Action<T> encode, Func<ReadOnlyMemory<byte>> written, Func<byte[], ulong> read, Func<byte[], T> decode) =>
        new DirectCall<T, ulong>(serializer, model, new LibraryMemoryCall<T>(encode, written), read, decode);

    /// <summary>Decodes messages of the row and makes the loops for their values.</summary>
    public abstract DirectLoop Prepare(IReadOnlyList<byte[]> messages);
}

/// <summary>Direct calls in loops like those that time a row.</summary>
public abstract class DirectLoop
{
    public abstract IReadOnlyList<byte[]> Messages { get; }

    public abstract void Encode(int times);

    public abstract void Decode(int times);
}

internal sealed class ContextCall<TContext>(string serializer, string model, Func<TContext> open, Func<TContext, DirectCall> create)
    : DirectCall(serializer, model)
{
    public override DirectLoop Prepare(IReadOnlyList<byte[]> messages) => create(open()).Prepare(messages);
}

/// <typeparam name="T">The class on which the library works.</typeparam>
/// <typeparam name="TRead">The result of reading: the class, or the checksum of a view.</typeparam>
internal sealed class DirectCall<T, TRead>(
    string serializer, string model, EncodeCall<T> encode, Func<byte[], TRead> read, Func<byte[], T> decode) : DirectCall(serializer, model)
{
    public override DirectLoop Prepare(IReadOnlyList<byte[]> messages) =>
        new Loop([.. messages.Select(decode)], [.. messages], encode, read);

    private sealed class Loop(T[] values, byte[][] messages, EncodeCall<T> encode, Func<byte[], TRead> read) : DirectLoop
    {
        private int _next;

        public override IReadOnlyList<byte[]> Messages { get; } = [.. values.Select(encode.ToArray)];

        /// <summary>The last result. It is kept until the next one, as in a row, so that reading cannot be optimized away.</summary>
        public TRead? Last { get; private set; }

        public override void Encode(int times) => _next = encode.Run(values, _next, times);

        public override void Decode(int times)
        {
            int next = _next;
            for (int i = 0; i < times; i++)
            {
                Last = read(messages[next]);
                next = next + 1 < messages.Length ? next + 1 : 0;
            }

            _next = next;
        }
    }
}
