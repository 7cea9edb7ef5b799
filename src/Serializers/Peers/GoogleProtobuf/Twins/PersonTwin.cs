using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.Person;
using Person = SerBench.Model.Person;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A person and its message.</summary>
public readonly struct PersonTwin : ITwin<Person, Message>
{
    public static Message ToTwin(Person value) => new()
    {
        Id = value.Id,
        Name = value.Name ?? "",
        Data = value.Data ?? "",
        Guid = GuidTwin.ToMessage(value.Guid),
    };

    public static Person FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Data = twin.Data,
        Guid = GuidTwin.FromMessage(twin.Guid),
    };
}
