using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

internal struct Xbuf2DirectCore : IViewCore<Car>
{
    private Xbuf2CarSerializer? _serializer;

    public void Encode(Car value, EncodeBuffer buffer)
    {
        Xbuf2CarSerializer? serializer = _serializer;
        if (serializer is null || serializer.Buffer != buffer)
        {
            _serializer = serializer = new Xbuf2CarSerializer(buffer);
        }

        Write(value, serializer);
    }

    public readonly ulong Read(ArraySegment<byte> data) => Sum(data);

    public readonly ulong Expect(Car value) => CarExpectation.Utf8(value);

    // Inlined into a loop, this method would exhaust the JIT's inlining budget (docs/decisions/0006).
    [MethodImpl(NoInlining)]
    internal static void Write(Car value, Xbuf2CarSerializer serializer)
    {
        Xbuf2CarWriter writer = serializer.Reset();
        CarSender.Send(value, ref writer);
        writer.Finish();
    }

    [MethodImpl(NoInlining)]
    internal static ulong Sum(ReadOnlySpan<byte> data)
    {
        var sum = default(CarSum<byte>);
        Xbuf2CarReader.Run(data, ref sum);
        return sum.Value;
    }
}

public sealed class Xbuf2CarSerializer(EncodeBuffer buffer)
{
    public Xbuf2CarSerializer()
        : this(new EncodeBuffer())
    {
    }

    public EncodeBuffer Buffer => buffer;

    public ReadOnlySpan<byte> Written => buffer.Written;

    [MethodImpl(AggressiveInlining)]
    public Xbuf2CarWriter Reset() => new(buffer);
}

public sealed class Xbuf2DirectSerializer()
    : ViewSerializer<Car>("xbuf2/direct", $"{Xbuf2Format.Info.Title}, direct access", Xbuf2Format.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, Xbuf2DirectCore>();
}

public sealed class Xbuf2IndirectSerializer()
    : ViewSerializer<Car>("xbuf2/indirect", $"{Xbuf2Format.Info.Title}, by way of an object", Xbuf2Format.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<Xbuf2Format>>();
}

// Against the documentation's advice, each message gets a new serializer and a new buffer.
internal readonly struct FreshDirectCore : IViewCore<Car>
{
    private const int Capacity = 1024;

    public void Encode(Car value, EncodeBuffer buffer)
    {
        var serializer = new Xbuf2CarSerializer(new EncodeBuffer(Capacity));
        Xbuf2DirectCore.Write(value, serializer);

        ReadOnlySpan<byte> written = serializer.Written;
        if (buffer.Bytes.Length < written.Length)
        {
            buffer.Grow(0, written.Length);
        }

        written.CopyTo(buffer.Bytes);
        buffer.Length = written.Length;
    }

    public ulong Read(ArraySegment<byte> data) => Xbuf2DirectCore.Sum(data);

    public ulong Expect(Car value) => CarExpectation.Utf8(value);
}

public sealed class FreshDirectSerializer() : ViewSerializer<Car>(
    "xbuf2/direct+fresh",
    $"{Xbuf2Format.Info.Title}, direct access, a new serializer and buffer per message",
    Xbuf2Format.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FreshDirectCore>();
}

internal readonly struct NewDirectCore : IViewCore<Car>
{
    public void Encode(Car value, EncodeBuffer buffer) => Xbuf2DirectCore.Write(value, new Xbuf2CarSerializer(buffer));

    public ulong Read(ArraySegment<byte> data) => Xbuf2DirectCore.Sum(data);

    public ulong Expect(Car value) => CarExpectation.Utf8(value);
}

public sealed class NewDirectSerializer() : ViewSerializer<Car>(
    "xbuf2/direct+new", $"{Xbuf2Format.Info.Title}, direct access, a new serializer per message",
    Xbuf2Format.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, NewDirectCore>();
}
