using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Xbuf2;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary><c>xbuf2/direct</c> (docs/formats/xbuf2.md, "Direct access").</summary>
public sealed class Xbuf2DirectSerializer() : ViewSerializer<Car>("xbuf2/direct", $"{Xbuf2Format.Info.Title}, direct access", Xbuf2Format.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, Xbuf2DirectCore>();
}
