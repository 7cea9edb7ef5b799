using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>Direct access, measured: every field handed over, every value consumed. The serializer is reset for each message.</summary>
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

    [MethodImpl(MethodImplOptions.NoInlining)]
    public readonly ulong Read(ArraySegment<byte> data)
    {
        var sum = default(CarSum<char>);
        FixedCarReader.Run(data, ref sum);
        return sum.Value;
    }

    public readonly ulong Expect(Car value) => CarExpectation.Utf16(value);

    // A method of its own: inlined into a loop it would be one caller too many that is not marked for inlining (docs/decisions/0008).
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write(Car value, FixedCarSerializer serializer)
    {
        FixedCarWriter writer = serializer.Reset();
        CarSender.Send(value, ref writer);
        writer.Finish();
    }
}
