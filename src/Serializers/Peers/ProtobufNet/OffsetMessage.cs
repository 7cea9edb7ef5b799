using ProtoBuf;

namespace SerBench.Serializers.Peers.ProtobufNet;

[ProtoContract]
public struct OffsetMessage
{
    [ProtoMember(1)]
    public long UtcTicks { get; set; }

    [ProtoMember(2, DataFormat = DataFormat.ZigZag)]
    public int OffsetMinutes { get; set; }

    public static implicit operator OffsetMessage(DateTimeOffset value) =>
        new() { UtcTicks = value.UtcTicks, OffsetMinutes = value.TotalOffsetMinutes };

    public static implicit operator DateTimeOffset(OffsetMessage message) =>
        new DateTimeOffset(message.UtcTicks, TimeSpan.Zero).ToOffset(TimeSpan.FromMinutes(message.OffsetMinutes));
}
