using SerBench.Formats.Dense;
using SerBench.Formats.Fixed;
using SerBench.Formats.FlatBuffers;
using SerBench.Formats.Ignite;
using SerBench.Formats.MessagePack;
using SerBench.Formats.Nrbf;
using SerBench.Formats.Protobuf;

namespace SerBench.Serializers.Direct;

public partial class PackageDirect : IDirectCalls
{
    public virtual IEnumerable<DirectCall> All =>
    [
        .. Of<DenseFormat>(), .. Of<FixedFormat>(), .. Of<FlatBuffersFormat>(), .. Of<IgniteFormat>(), .. Of<IgniteFullFormat>(),
        .. Of<IgniteRawFormat>(),
        .. Of<MessagePackFormat>(), .. Of<MessagePackMapFormat>(), .. Of<NrbfFormat>(), .. Of<ProtobufFormat>(), .. Of<Proto3Format>(),
    ];

    protected DirectCall[] Of<TFormat>()
        where TFormat : struct, IFormat => Calls<TFormat>($"{TFormat.Info.Id}/generated");
}
