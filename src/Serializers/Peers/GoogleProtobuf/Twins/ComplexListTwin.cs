using SerBench.Serializers.Twins;
using ComplexList = SerBench.Model.ComplexList;
using Message = SerBench.Schemas.Protobuf.ComplexList;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A complex object with its list, and its message.</summary>
public readonly struct ComplexListTwin : ITwin<ComplexList, Message>
{
    public static Message ToTwin(ComplexList value)
    {
        var message = new Message
        {
            Id = value.Id,
            Name = value.Name ?? "",
            Active = value.Active,
            Nested = value.Nested is null ? null : NestedObjectTwin.ToTwin(value.Nested),
        };
        message.Data.Add(value.Data ?? []);
        message.Tags.Add(value.Tags ?? []);
        return message;
    }

    public static ComplexList FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Active = twin.Active,
        Nested = twin.Nested is null ? null : NestedObjectTwin.FromTwin(twin.Nested),
        Data = new Dictionary<string, int>(twin.Data),
        Tags = [.. twin.Tags],
    };
}
