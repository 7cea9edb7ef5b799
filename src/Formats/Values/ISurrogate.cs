namespace SerBench.Formats.Values;

/// <summary>Converts values of a type that no format knows to values of another type, the carrier, and back. The methods never receive
/// null.</summary>
public interface ISurrogate<T, TCarrier>
{
    /// <summary>Converts a value to its carrier.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">True to refuse a value that would lose something, such as a comparer.</param>
    static abstract TCarrier ToCarrier(T value, bool isStrict);

    /// <summary>Converts a carrier back.</summary>
    /// <param name="carrier">The carrier.</param>
    /// <param name="position">The position of the carrier in the message.</param>
    static abstract T FromCarrier(TCarrier carrier, int position);
}
