using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>Indirect access as the published driver has it: a car is created, filled and encoded; decoded, and every value read from it.</summary>
internal readonly struct IndirectCore : IViewCore<Car>
{
    public void Encode(Car value, EncodeBuffer buffer) => FixedFormat.Encode<Car, CarBinarizer>(CarCopy.Of(value), buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(CarSum<char>);
        CarSender.Send(FixedFormat.Decode<Car, CarBinarizer>(data), ref sum);
        return sum.Value;
    }

    public ulong Expect(Car value) => CarExpectation.Utf16(value);
}
