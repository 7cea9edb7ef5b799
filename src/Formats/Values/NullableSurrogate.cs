namespace SerBench.Formats.Values;

/// <summary>Converts a nullable value that a struct (the carrier) replaces in messages.</summary>
public readonly struct NullableSurrogate<T, TCarrier, TSurrogate> : ISurrogate<T?, TCarrier?>
    where T : struct
    where TCarrier : struct
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    static TCarrier? ISurrogate<T?, TCarrier?>.ToCarrier(T? value, bool isStrict) =>
        TSurrogate.ToCarrier(value.GetValueOrDefault(), isStrict);

    static T? ISurrogate<T?, TCarrier?>.FromCarrier(TCarrier? carrier, int position) =>
        TSurrogate.FromCarrier(carrier.GetValueOrDefault(), position);
}
