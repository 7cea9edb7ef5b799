namespace SerBench.Serializers.Contracts;

/// <summary>A serializer whose messages can be explained.</summary>
public interface IExplainedSerializer
{
    /// <summary>What each byte of a message is, or null when there is no explanation for this serializer or type.</summary>
    Anatomy? Explain(Type root, ReadOnlyMemory<byte> payload);
}
