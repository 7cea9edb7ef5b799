using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.NestedObject;
using NestedObject = SerBench.Model.NestedObject;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>The object inside the complex ones and its message.</summary>
public readonly struct NestedObjectTwin : ITwin<NestedObject, Message>
{
    public static Message ToTwin(NestedObject value) => new() { Id = value.Id, Name = value.Name ?? "", Value = value.Value };

    public static NestedObject FromTwin(Message twin) => new() { Id = twin.Id, Name = twin.Name, Value = twin.Value };
}
