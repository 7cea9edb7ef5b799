using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>What a library threw at damaged input, as the one exception for that.</summary>
internal static class LibraryFault
{
    public static WireFormatException From(string library, Exception exception) =>
        new(0, $"{library} refuses it ({exception.GetType().Name}: {exception.Message})", exception);
}
