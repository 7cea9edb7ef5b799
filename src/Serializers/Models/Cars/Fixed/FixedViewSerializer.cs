using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Fixed;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary><c>fixed/view</c> (docs/formats/fixed.md, "Direct access").</summary>
public sealed class FixedViewSerializer() : ViewSerializer<Car>("fixed/view", $"{FixedFormat.Info.Title}, read in place", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FixedViewCore>();
}
