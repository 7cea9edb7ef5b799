namespace SerBench.Serializers.Direct;

public abstract class DirectCall(string serializer, string model)
{
    private static readonly Lazy<DirectCall[]> Known = new(() => [.. Catalog.InstancesOf<IDirectCalls>().SelectMany(calls => calls.All)]);

    public static IReadOnlyList<DirectCall> All => Known.Value;

    public static IEnumerable<DirectCall> In(IEnumerable<Type> types) => types
        .Where(type => type is { IsClass: true, IsAbstract: false } && type.IsAssignableTo(typeof(IDirectCalls)))
        .SelectMany(type => ((IDirectCalls)Activator.CreateInstance(type)!).All);

    public string Serializer => serializer;

    public string Model => model;

    public static DirectCall Of<T>(string serializer, string model, Action<T, IBufferWriter<byte>> encode, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new WriterCall<T>(encode), decode, decode);

    public static DirectCall Of<T>(string serializer, string model, Func<T, byte[]> encode, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new ArrayCall<T>(encode), decode, decode);

    /// <param name="written">returns the last message. Timed loops never call it.</param>
    public static DirectCall Of<T>(
        string serializer, string model, Action<T> encode, Func<ReadOnlyMemory<byte>> written, Func<byte[], T> decode) =>
        new DirectCall<T, T>(serializer, model, new LibraryMemoryCall<T>(encode, written), decode, decode);

    public static DirectCall With<TContext, T>(
        string serializer, string model, Func<TContext> open,
        Func<TContext, Func<T, byte[]>> encode, Func<TContext, Func<byte[], T>> decode) =>
        new ContextCall<TContext>(serializer, model, open, context => Of(serializer, model, encode(context), decode(context)));

    public static DirectCall With<TContext, T>(
        string serializer, string model, Func<TContext> open,
        Func<TContext, Action<T>> encode, Func<TContext, ReadOnlyMemory<byte>> written, Func<TContext, Func<byte[], T>> decode) =>
        new ContextCall<TContext>(
            serializer, model, open, context => Of(serializer, model, encode(context), () => written(context), decode(context)));

    public static DirectCall OfView<T>(
        string serializer, string model, Action<T> encode, Func<ReadOnlyMemory<byte>> written,
        Func<byte[], ulong> read, Func<byte[], T> decode) =>
        new DirectCall<T, ulong>(serializer, model, new LibraryMemoryCall<T>(encode, written), read, decode);

    public abstract DirectLoop Prepare(IReadOnlyList<byte[]> messages);
}

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

internal sealed class DirectCall<T, TRead>(
    string serializer, string model, EncodeCall<T> encode, Func<byte[], TRead> read, Func<byte[], T> decode) : DirectCall(serializer, model)
{
    public override DirectLoop Prepare(IReadOnlyList<byte[]> messages) =>
        new Loop([.. messages.Select(decode)], [.. messages], encode, read);

    private sealed class Loop(T[] values, byte[][] messages, EncodeCall<T> encode, Func<byte[], TRead> read) : DirectLoop
    {
        private int _next;

        public override IReadOnlyList<byte[]> Messages { get; } = [.. values.Select(encode.ToArray)];

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
