using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// Every field is passed on, every value is consumed. The serializer is reset for each message.
internal struct FixedDirectCore : IViewCore<Car>
{
    private FixedCarSerializer? _serializer;

    public void Encode(Car value, EncodeBuffer buffer)
    {
        FixedCarSerializer? serializer = _serializer;
        if (serializer is null || serializer.Buffer != buffer)
        {
            _serializer = serializer = new FixedCarSerializer(buffer);
        }

        Write(value, serializer);
    }

    [MethodImpl(NoInlining)]
    public readonly ulong Read(ArraySegment<byte> data)
    {
        var sum = default(CarSum<char>);
        FixedCarReader.Run(data, ref sum);
        return sum.Value;
    }

    public readonly ulong Expect(Car value) => CarExpectation.Utf16(value);

    // NoInlining: inlined into a loop, this would be an unmarked caller and exhaust the JIT's inlining budget (docs/decisions/0006).
    [MethodImpl(NoInlining)]
    internal static void Write(Car value, FixedCarSerializer serializer)
    {
        FixedCarWriter writer = serializer.Reset();
        CarSender.Send(value, ref writer);
        writer.Finish();
    }
}

// Writes cars field by field into a reused buffer (docs/formats/fixed.md, "Direct access").
public sealed class FixedCarSerializer(EncodeBuffer buffer)
{
    public FixedCarSerializer()
        : this(new EncodeBuffer())
    {
    }

    public EncodeBuffer Buffer => buffer;

    public ReadOnlySpan<byte> Written => buffer.Written;

    // Discards the previous message.
    [MethodImpl(AggressiveInlining)]
    public FixedCarWriter Reset() => new(buffer);
}

// docs/formats/fixed.md, "Direct access".
public sealed class FixedDirectSerializer()
    : ViewSerializer<Car>("fixed/direct", $"{FixedFormat.Info.Title}, direct access", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FixedDirectCore>();
}

// Direct access is compared with this row (docs/formats/fixed.md, "Direct access").
public sealed class FixedIndirectSerializer()
    : ViewSerializer<Car>("fixed/indirect", $"{FixedFormat.Info.Title}, by way of an object", FixedFormat.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<FixedFormat>>();
}
