using SerBench.Formats.Protobuf;

namespace SerBench.Serializers.Trees.Generic;

/// <summary><c>tree/proto3</c>: our own protobuf.</summary>
public sealed class Proto3TreeCodec : FormatTreeCodec<Proto3Format>
{
    public override string Id => "tree/proto3";
}
