using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.Fixed;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary><c>fixed/direct</c> (docs/formats/fixed.md, "Direct access").</summary>
public sealed class FixedDirectSerializer() : ViewSerializer<Car>("fixed/direct", $"{FixedFormat.Info.Title}, direct access", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FixedDirectCore>();
}
