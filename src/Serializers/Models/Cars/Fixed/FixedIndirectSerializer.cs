using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Fixed;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary><c>fixed/indirect</c>: what direct access to the car is compared with (docs/formats/fixed.md, "Direct access").</summary>
public sealed class FixedIndirectSerializer() : ViewSerializer<Car>("fixed/indirect", $"{FixedFormat.Info.Title}, by way of an object", FixedFormat.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<FixedFormat>>();
}
