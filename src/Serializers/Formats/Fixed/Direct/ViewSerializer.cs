using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary><c>fixed/view</c> (docs/formats/fixed.md, "Direct access").</summary>
public sealed class ViewSerializer() : ViewSerializer<Car>("fixed/view", $"{FixedFormat.Info.Title}, read in place", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, ViewCore>();
}
