namespace SerBench.Formats.Values;

/// <summary>Converts a nullable struct to a class that formats know.</summary>
public readonly struct OptionalSurrogate<T, TCarrier, TSurrogate> : ISurrogate<T?, TCarrier>
    where T : struct
    where TCarrier : class
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    static TCarrier ISurrogate<T?, TCarrier>.ToCarrier(T? value, bool isStrict) => TSurrogate.ToCarrier(value.GetValueOrDefault(), isStrict)
        ?? throw new UnsupportedValueException($"A default {typeof(T).Name} stands where null may stand; it would come back as null.");

    static T? ISurrogate<T?, TCarrier>.FromCarrier(TCarrier carrier, int position) => TSurrogate.FromCarrier(carrier, position);
}
