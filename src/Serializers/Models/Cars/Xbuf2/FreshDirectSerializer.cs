using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Xbuf2;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary><c>xbuf2/direct+fresh</c> (docs/formats/xbuf2.md, "Direct access").</summary>
public sealed class FreshDirectSerializer() : ViewSerializer<Car>("xbuf2/direct+fresh", $"{Xbuf2Format.Info.Title}, direct access, a new serializer and buffer per message", Xbuf2Format.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FreshDirectCore>();
}
