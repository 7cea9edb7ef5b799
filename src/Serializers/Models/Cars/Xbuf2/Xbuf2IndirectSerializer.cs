using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Xbuf2;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary><c>xbuf2/indirect</c>: what direct access to the car is compared with (docs/formats/xbuf2.md, "Direct access").</summary>
public sealed class Xbuf2IndirectSerializer() : ViewSerializer<Car>("xbuf2/indirect", $"{Xbuf2Format.Info.Title}, by way of an object", Xbuf2Format.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<Xbuf2Format>>();
}
