using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary><c>xbuf2/indirect</c>: what direct access to the car is compared with (docs/formats/xbuf2.md, "Direct access").</summary>
public sealed class IndirectSerializer() : ViewSerializer<Car>("xbuf2/indirect", $"{Xbuf2Format.Info.Title}, by way of an object", Xbuf2Format.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<Xbuf2Format>>();
}
