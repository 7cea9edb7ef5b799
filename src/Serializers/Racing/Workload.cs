using SerBench.Formats.Compression;

namespace SerBench.Serializers.Racing;

// Each measured loop calls the struct TCore directly. One virtual call per batch selects the loop.
internal abstract class Workload<T, TCore> : ICodecWorkload
    where TCore : struct, IEncodeCore<T>
{
    // A struct of another assembly may need the message in one array.
    protected static readonly bool InSegments =
        typeof(TCore).Assembly == typeof(IWorkload).Assembly && OutgoingMessage.CanBeInSegments(typeof(TCore));

    protected static readonly bool IsPackage = InSegments && typeof(TCore).IsAssignableTo(typeof(ISpanCore<T>));

    private readonly EncodeBufferWriter _output = new();
    private byte[][]? _payloads;
    private byte[]? _lastArray;

    protected Workload(TCore core, T[] values) => (Core, Values) = (core, values);

    public IReadOnlyList<byte[]> Payloads => Messages;

    protected T[] Values { get; }

    protected byte[][] Messages => _payloads ??= Array.ConvertAll(Values, EncodeToArray);

    protected EncodeBuffer Buffer { get; } = new();

    protected int Next { get; set; }

    // This is a field, because a property would copy a struct with state.
    protected TCore Core;

    public abstract IWorkload Compress(ICompressor compressor);

    public abstract ulong TouchLast();

    public abstract long MeasureKept(int count);

    public byte[] EncodeAlone()
    {
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        Core.Encode(Values[0], message.Buffer);
        return message.ToArray();
    }

    public virtual void Forget()
    {
        _lastArray = null;
        Buffer.Adopt([]);
    }

    public void Run(Operation operation, int times)
    {
        switch (operation)
        {
            case Operation.Encode when IsPackage:
                EncodeByPackage(times);
                break;
            case Operation.Encode:
                Encode(times);
                break;
            case Operation.EncodeFresh:
                EncodeFresh(times);
                break;
            case Operation.Decode:
                Decode(times);
                break;
            case Operation.RoundTrip:
                RoundTrip(times);
                break;
            case Operation.Article:
                Article(times);
                break;
            default:
                Serve(operation, times);
                break;
        }
    }

    protected abstract void Decode(int times);

    protected abstract void RoundTrip(int times);

    protected abstract void Article(int times);

    protected abstract void Serve(Operation operation, int times);

    [MethodImpl(NoInlining)]
    protected void Write(T value)
    {
        using OutgoingMessage message = OutgoingMessage.Begin(InSegments);
        Core.Encode(value, message.Buffer);
        _output.Begin(Buffer);
        message.CopyTo(_output);
    }

    protected byte[] EncodeToArray(T value)
    {
        Core.Encode(value, Buffer);
        return Buffer.Take();
    }

    private void Encode(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (Values, Buffer, Next);
        for (int i = 0; i < times; i++)
        {
            Core.Encode(values[next], buffer);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    private void EncodeByPackage(int times)
    {
        (T[] values, int next) = (Values, Next);
        for (int i = 0; i < times; i++)
        {
            Write(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    private void EncodeFresh(int times)
    {
        (T[] values, int next) = (Values, Next);
        for (int i = 0; i < times; i++)
        {
            _lastArray = EncodeToArray(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }
}

internal sealed class ObjectWorkload<T, TCore>(TCore core, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    : Workload<T, TCore>(core, values), IWorkload
    where TCore : struct, IObjectCore<T>
{
    private T? _last;
    private ServiceLoop<T>? _service;

    public override IWorkload Compress(ICompressor compressor) =>
        new ObjectWorkload<T, CompressedCore<T, TCore>>(new(Core, compressor), Values, touch, areEqual);

    public bool IsNative(Operation operation) => ServiceCalls.IsNative<T, TCore>(operation);

    public override ulong TouchLast() => _last is null ? 0 : touch(_last);

    public override void Forget()
    {
        base.Forget();
        _last = default;
    }

    public override long MeasureKept(int count)
    {
        var kept = new T[count];
        long before = GC.GetTotalMemory(forceFullCollection: true);
        for (int i = 0; i < count; i++)
        {
            kept[i] = Core.Decode(Messages[i % Messages.Length]);
        }

        long after = GC.GetTotalMemory(forceFullCollection: true);
        GC.KeepAlive(kept);
        return Math.Max(0, after - before) / count;
    }

    protected override void Decode(int times)
    {
        (byte[][] messages, int next) = (Messages, Next);
        for (int i = 0; i < times; i++)
        {
            _last = Core.Decode(messages[next]);
            next = next + 1 < messages.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void RoundTrip(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (Values, Buffer, Next);
        int toWriter = IsPackage ? times : 0;
        for (int i = 0; i < toWriter; i++)
        {
            Write(values[next]);
            _last = Core.Decode(buffer.Message);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        for (int i = toWriter; i < times; i++)
        {
            Core.Encode(values[next], buffer);
            _last = Core.Decode(buffer.Message);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void Article(int times)
    {
        (T[] values, int next) = (Values, Next);
        for (int i = 0; i < times; i++)
        {
            T value = values[next];
            _last = Core.Decode(EncodeToArray(value));
            if (!areEqual(value, _last))
            {
                throw new InvalidOperationException("A measured round trip changed the value.");
            }

            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void Serve(Operation operation, int times)
    {
        _service ??= new(ServiceCalls.Of<T, TCore>(Core, InSegments), Values, Messages, data => Core.Decode(data), areEqual);
        _last = _service.Run(operation, Next, times);
        Next = _service.Next;
    }
}

internal sealed class ViewWorkload<T, TCore>(TCore core, T[] values) : Workload<T, TCore>(core, values), IWorkload
    where TCore : struct, IViewCore<T>
{
    private ulong _last;

    public override IWorkload Compress(ICompressor compressor) =>
        new ViewWorkload<T, CompressedViewCore<T, TCore>>(new(Core, compressor), Values);

    public override ulong TouchLast() => _last;

    public override long MeasureKept(int count) => 0;

    protected override void Decode(int times)
    {
        (byte[][] messages, int next) = (Messages, Next);
        for (int i = 0; i < times; i++)
        {
            _last = Core.Read(messages[next]);
            next = next + 1 < messages.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void RoundTrip(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (Values, Buffer, Next);
        for (int i = 0; i < times; i++)
        {
            Core.Encode(values[next], buffer);
            _last = Core.Read(buffer.Message);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    // A view builds no objects to compare.
    protected override void Article(int times) => RoundTrip(times);

    protected override void Serve(Operation operation, int times) =>
        throw new NotSupportedException("A message is read in place, which neither a stream nor a pipe allows.");
}
