using System.Runtime.Serialization;
using System.Text.Json;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Attacks;

/// <summary>
/// Which exceptions refuse a message, the same rule for all: those that say "bad data", and those that a library has defined itself.
/// Of our own readers only the one type counts.
/// </summary>
internal sealed class Rejection(ISerializer serializer)
{
    /// <summary>Whether the reader is part of this project.</summary>
    public bool IsOurs { get; } = serializer is not IHasOrigin { Library: { } library } || library == typeof(ISerializer).Assembly;

    public bool IsProper(Exception exception) => IsOurs
        ? exception is WireFormatException
        : exception is FormatException or IOException or SerializationException or JsonException || IsOfALibrary(exception);

    private static bool IsOfALibrary(Exception exception) => exception.GetType().Assembly != typeof(object).Assembly;
}
