namespace SerBench.Formats.Values;

/// <summary>Returns values unchanged, because formats know the type.</summary>
public readonly struct SelfSurrogate<T> : ISurrogate<T, T>
{
    static T ISurrogate<T, T>.ToCarrier(T value, bool isStrict) => value;

    static T ISurrogate<T, T>.FromCarrier(T carrier, int position) => carrier;
}
