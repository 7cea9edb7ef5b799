using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>Direct access against its own advice: a new serializer for each message.</summary>
internal readonly struct NewDirectCore : IViewCore<Car>
{
    public void Encode(Car value, EncodeBuffer buffer) => Xbuf2DirectCore.Write(value, new Xbuf2CarSerializer(buffer));

    public ulong Read(ArraySegment<byte> data) => Xbuf2DirectCore.Sum(data);

    public ulong Expect(Car value) => CarExpectation.Utf8(value);
}
