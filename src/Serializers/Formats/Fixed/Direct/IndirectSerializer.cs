using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary><c>fixed/indirect</c>: what direct access to the car is compared with (docs/formats/fixed.md, "Direct access").</summary>
public sealed class IndirectSerializer() : ViewSerializer<Car>("fixed/indirect", $"{FixedFormat.Info.Title}, by way of an object", FixedFormat.Info.Traits)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, IndirectCarCore<FixedFormat>>();
}
