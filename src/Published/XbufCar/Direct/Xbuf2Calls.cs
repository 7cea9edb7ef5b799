using SerBench.Published.XbufCar.Format;
using SerBench.Serializers.Direct;

namespace SerBench.Published.XbufCar.Direct;

public sealed class Xbuf2Calls : PackageDirect
{
    public override IEnumerable<DirectCall> All => Of<Xbuf2Format>();
}
