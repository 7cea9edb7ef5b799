using System.Runtime.Serialization;
using System.Text.Json;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Attacks;

/// <summary>
/// Which exceptions refuse a message, the same rule for all: those that say "bad data", and those that a library has defined itself.
/// Of our own readers only the one type counts.
/// </summary>
internal sealed class Rejection(ISerializer serializer)
{
    /// <summary>Whether the reader is part of this project.</summary>
    public bool IsOurs { get; } = (serializer is IHasOrigin { Library: { } library } ? library : serializer.GetType().Assembly) == typeof(ISerializer).Assembly;

    public bool IsProper(Exception exception) => IsOurs
        ? exception is WireFormatException
        : exception is FormatException or IOException or SerializationException or JsonException || IsOfALibrary(exception);

    /// <summary>What the reader itself threw: of a library, what the guard around it made the one exception of.</summary>
    public Exception Thrown(Exception exception) => !IsOurs && exception is WireFormatException { InnerException: { } thrown } ? thrown : exception;

    /// <summary>Whether a value is refused that the format cannot carry; a library that fails at a value which it has read is no such case.</summary>
    public bool IsRefusedValue(Exception exception) => exception is UnsupportedValueException && (IsOurs || exception.InnerException is null);

    private static bool IsOfALibrary(Exception exception) => exception.GetType().Assembly != typeof(object).Assembly;
}
