using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary><c>fixed/direct</c> (docs/formats/fixed.md, "Direct access").</summary>
public sealed class DirectSerializer() : ViewSerializer<Car>("fixed/direct", $"{FixedFormat.Info.Title}, direct access", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, DirectCore>();
}
