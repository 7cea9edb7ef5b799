using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Access.Handwritten;

/// <summary>Access by code that somebody wrote for the type.</summary>
public sealed class HandwrittenAccess : IAccess
{
    public string Id => "handwritten";

    public string Title => "hand-written";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        Type? witness = DeclaredBinarizers.Find(type, typeof(HandwrittenAttribute));
        reason = witness is null ? $"nobody has written a binarizer for {type.Name}" : null;
        return witness;
    }
}
