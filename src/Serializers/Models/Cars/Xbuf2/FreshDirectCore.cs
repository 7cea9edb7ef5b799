using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>Direct access against its own advice: a new serializer and a new buffer for each message.</summary>
internal readonly struct FreshDirectCore : IViewCore<Car>
{
    /// <summary>The capacity that the published driver uses.</summary>
    private const int Capacity = 1024;

    public void Encode(Car value, EncodeBuffer buffer)
    {
        var serializer = new Xbuf2CarSerializer(new EncodeBuffer(Capacity));
        Xbuf2DirectCore.Write(value, serializer);

        // The caller wants the message in his buffer: a copy that costs little beside a new buffer.
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
