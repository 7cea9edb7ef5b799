using SerBench.Serializers.Twins;
using ComplexObject = SerBench.Model.ComplexObject;
using Message = SerBench.Schemas.Protobuf.ComplexObject;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A complex object and its message.</summary>
public readonly struct ComplexObjectTwin : ITwin<ComplexObject, Message>
{
    public static Message ToTwin(ComplexObject value)
    {
        var message = new Message
        {
            Id = value.Id,
            Name = value.Name ?? "",
            Active = value.Active,
            Nested = value.Nested is null ? null : NestedObjectTwin.ToTwin(value.Nested),
        };
        message.Data.Add(value.Data ?? []);
        return message;
    }

    public static ComplexObject FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Active = twin.Active,
        Nested = twin.Nested is null ? null : NestedObjectTwin.FromTwin(twin.Nested),
        Data = new Dictionary<string, int>(twin.Data),
    };
}
