using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>Finds who explains the messages of a serializer: itself, its format, or the format of the grid that it writes.</summary>
public static class Explanation
{
    /// <summary>Who explains the messages of a serializer; null when nobody does.</summary>
    public static IExplainedSerializer? Find(Catalog catalog, ISerializer serializer) => serializer switch
    {
        IExplainedSerializer { CanExplain: true } own => own,
        IWritesFormat writer => catalog.Serializers
            .Where(candidate => candidate.Id.StartsWith(writer.FormatId + "/", StringComparison.Ordinal))
            .OfType<IExplainedSerializer>()
            .FirstOrDefault(candidate => candidate.CanExplain),
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
