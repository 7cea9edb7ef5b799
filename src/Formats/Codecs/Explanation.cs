using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>Runs the explainer of a format over one message.</summary>
internal static class Explanation
{
    internal static Anatomy OfFormat<TFormat>(MessageShape message, ReadOnlyMemory<byte> payload)
        where TFormat : IExplainedFormat
    {
        var anatomy = new Anatomy(payload);
        TFormat.Explain(message, anatomy);
        return anatomy.Complete();
    }
}
