using SerBench.Formats.Protobuf;
using Messages = SerBench.Schemas.Protobuf.Bcl;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

// A default value of these .NET types is left out, except in collections and in members that may be null.
public static class BclTwins
{
    public static Messages.Guid? ToMessage(Guid value, bool isExplicit = false)
    {
        ReadOnlySpan<ulong> halves = MemoryMarshal.Cast<Guid, ulong>(new ReadOnlySpan<Guid>(ref value));
        return value == Guid.Empty && !isExplicit ? null : new Messages.Guid { Lo = halves[0], Hi = halves[1] };
    }

    public static Guid ToGuid(Messages.Guid? message) =>
        message is null ? Guid.Empty : MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes((ReadOnlySpan<ulong>)[message.Lo, message.Hi]));

    public static Messages.Decimal? ToMessage(decimal value, bool isExplicit = false)
    {
        (ulong low, ulong high, ulong signScale) = BclMessages.Split(value);
        return (low | high | signScale) == 0 && !isExplicit
            ? null
            : new Messages.Decimal { Lo = low, Hi = (uint)high, SignScale = (uint)signScale };
    }

    public static decimal ToDecimal(Messages.Decimal? message) =>
        message is null ? 0 : BclMessages.JoinDecimal([message.Lo, message.Hi, message.SignScale], 0);

    public static Messages.TimeSpan? ToMessage(TimeSpan value, bool isExplicit = false)
    {
        ScaledTicks scaled = ScaledTicks.Of(value);
        return value == TimeSpan.Zero && !isExplicit ? null : new Messages.TimeSpan { Value = scaled.Value, Scale = scaled.Scale };
    }

    public static TimeSpan ToTimeSpan(Messages.TimeSpan? message) =>
        message is null ? TimeSpan.Zero : ScaledTicks.Join([Varint.ZigZag(message.Value), (ulong)message.Scale, 0], 0).ToTimeSpan(0);

    public static Messages.DateTime? ToMessage(DateTime value, bool isExplicit = false)
    {
        ScaledTicks scaled = ScaledTicks.Of(value);
        return value == default && value.Kind == DateTimeKind.Unspecified && !isExplicit
            ? null
            : new Messages.DateTime { Value = scaled.Value, Scale = scaled.Scale, Kind = (int)scaled.Kind };
    }

    public static DateTime ToDateTime(Messages.DateTime? message) =>
        message is null
            ? default
            : ScaledTicks.Join([Varint.ZigZag(message.Value), (ulong)message.Scale, (ulong)message.Kind], 0).ToDateTime(0);

    public static Messages.DateTimeOffset? ToMessage(DateTimeOffset value, bool isExplicit = false) =>
        value.UtcTicks == 0 && value.Offset == TimeSpan.Zero && !isExplicit
            ? null
            : new Messages.DateTimeOffset { UtcTicks = value.UtcTicks, OffsetMinutes = value.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(Messages.DateTimeOffset? message) =>
        message is null ? default : BclMessages.JoinDateTimeOffset([(ulong)message.UtcTicks, Varint.ZigZag(message.OffsetMinutes)], 0);

    // The library keeps only the last of several set members of a oneof.
    public static void CheckUnion(params ReadOnlySpan<bool> members)
    {
        if (members.Count(true) > 1)
        {
            throw new UnsupportedValueException("Two members of one oneof are set, and a message has one at most.");
        }
    }
}
