using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.SimpleObject;
using SimpleObject = SerBench.Model.SimpleObject;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A simple object and its message.</summary>
public readonly struct SimpleObjectTwin : ITwin<SimpleObject, Message>
{
    public static Message ToTwin(SimpleObject value) => new()
    {
        Id = value.Id,
        Name = value.Name ?? "",
        Active = value.Active,
        DoubleValue = value.DoubleValue,
        FloatValue = value.FloatValue,
        LongValue = value.LongValue,
        ShortValue = value.ShortValue,
    };

    public static SimpleObject FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Active = twin.Active,
        DoubleValue = twin.DoubleValue,
        FloatValue = twin.FloatValue,
        LongValue = twin.LongValue,
        ShortValue = checked((short)twin.ShortValue),
    };
}
