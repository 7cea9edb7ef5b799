using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>Finds who explains the messages of a serializer: itself, its format, or the format of the grid that it writes.</summary>
public static class Explanation
{
    /// <summary>What each byte of a message is, or null when nothing explains this serializer.</summary>
    public static Anatomy? Find(Catalog catalog, ISerializer serializer, Type root, ReadOnlyMemory<byte> payload) => serializer switch
    {
        IExplainedSerializer explained => explained.Explain(root, payload),
        IWritesFormat writer => catalog.Serializers
            .Where(candidate => candidate.Id.StartsWith(writer.FormatId + "/", StringComparison.Ordinal))
            .OfType<IExplainedSerializer>()
            .FirstOrDefault()?.Explain(root, payload),
        _ => null,
    };

    internal static Anatomy OfFormat<TFormat>(MessageShape message, ReadOnlyMemory<byte> payload)
        where TFormat : IExplainedFormat
    {
        var anatomy = new Anatomy(payload);
        TFormat.Explain(message, anatomy);
        return anatomy.Complete();
    }
}
