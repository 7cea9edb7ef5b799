using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>Direct access, measured: every field handed over, every value consumed. The serializer is reset for each message.</summary>
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

    // A method of its own: inlined into a loop it would be one caller too many that is not marked for inlining (docs/decisions/0008).
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write(Car value, Xbuf2CarSerializer serializer)
    {
        Xbuf2CarWriter writer = serializer.Reset();
        CarSender.Send(value, ref writer);
        writer.Finish();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ulong Sum(ReadOnlySpan<byte> data)
    {
        var sum = default(CarSum<byte>);
        Xbuf2CarReader.Run(data, ref sum);
        return sum.Value;
    }
}
