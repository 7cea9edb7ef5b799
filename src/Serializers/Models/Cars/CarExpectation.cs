using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars;

internal class CarExpectation : ExpectedLeaves
{
    private static readonly CarExpectation OfUtf8 = new();
    private static readonly CarExpectation OfUtf16 = new Utf16Expectation();

    protected override bool IsSparse => true;

    public static ulong Utf16(Car car) => OfUtf16.Of(car);

    public static ulong Utf8(Car car) => OfUtf8.Of(car);

    private sealed class Utf16Expectation : CarExpectation
    {
        protected override byte[] Encode(string text) => MemoryMarshal.AsBytes(text.AsSpan()).ToArray();
    }
}
