using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>Indirect access as the published driver has it: a car is created, filled and encoded; decoded, and every value read from it.</summary>
internal readonly struct IndirectCarCore<TFormat> : IViewCore<Car>
    where TFormat : IFormat
{
    // Methods of their own, as those of DirectCore are: inlined into the measured loop they would count against the JIT's budget.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Encode(Car value, EncodeBuffer buffer) => TFormat.Encode<Car, CarBinarizer>(CarCopy.Of(value), buffer);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(CarSum<char>);
        CarSender.Send(TFormat.Decode<Car, CarBinarizer>(data), ref sum);
        return sum.Value;
    }

    public ulong Expect(Car value) => CarExpectation.Utf16(value);
}
