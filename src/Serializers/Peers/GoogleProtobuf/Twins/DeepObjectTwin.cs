using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;
using DeepObject = SerBench.Model.DeepObject;
using Message = SerBench.Schemas.Protobuf.DeepObject;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A chain of objects and its messages, within the limit of depth of all codecs.</summary>
public readonly struct DeepObjectTwin : ITwin<DeepObject, Message>
{
    public static Message ToTwin(DeepObject value) => ToTwin(value, depth: 1)!;

    public static DeepObject FromTwin(Message twin) => new()
    {
        Id = twin.Id,
        Name = twin.Name,
        Value = twin.Value,
        Child = twin.Child is null ? null : FromTwin(twin.Child),
    };

    private static Message? ToTwin(DeepObject? value, int depth)
    {
        if (value is null)
        {
            return null;
        }

        if (depth > Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        return new Message { Id = value.Id, Name = value.Name ?? "", Value = value.Value, Child = ToTwin(value.Child, depth + 1) };
    }
}
