using SerBench.Serializers.Twins;
using DeepObject = SerBench.Model.DeepObject;
using Message = SerBench.Schemas.Protobuf.DeepObject;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A chain of objects and its messages. It recurses, like <see cref="TreeNodeTwin"/>.</summary>
public readonly struct DeepObjectTwin : ITwin<DeepObject, Message>
{
    public static Message ToTwin(DeepObject value) => new()
    {
        Id = value.Id,
        Name = value.Name ?? "",
        Value = value.Value,
        Child = value.Child is null ? null : ToTwin(value.Child),
    };

    public static DeepObject FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Value = twin.Value,
        Child = twin.Child is null ? null : FromTwin(twin.Child),
    };
}
