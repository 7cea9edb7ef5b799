using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Direct access against its own advice: a new serializer for each message.</summary>
internal readonly struct NewDirectCore : IViewCore<Car>
{
    public void Encode(Car value, EncodeBuffer buffer) => DirectCore.Write(value, new CarSerializer(buffer));

    public ulong Read(ArraySegment<byte> data) => DirectCore.Sum(data);

    public ulong Expect(Car value) => CarExpectation.Utf8(value);
}
