namespace SerBench.Formats.Values;

/// <summary>The surrogate of a type that formats know: each value is its own carrier.</summary>
public readonly struct SelfSurrogate<T> : ISurrogate<T, T>
{
    static T ISurrogate<T, T>.ToCarrier(T value, bool isStrict) => value;

    static T ISurrogate<T, T>.FromCarrier(T carrier, int position) => carrier;
}
