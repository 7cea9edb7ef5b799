namespace SerBench.Formats.Values;

/// <summary>Converts values of a type that no format knows to values of another type, their carrier, and back. The methods never receive
/// null.</summary>
public interface ISurrogate<T, TCarrier>
{
    /// <summary>Converts a value to its carrier.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">True to refuse a value that would lose something, such as a comparer; false if its contents are
    /// enough.</param>
    static abstract TCarrier ToCarrier(T value, bool isStrict);

    /// <summary>Converts a carrier from a message back. A carrier of no value is damage.</summary>
    /// <param name="carrier">The carrier.</param>
    /// <param name="position">Its position in the message.</param>
    static abstract T FromCarrier(TCarrier carrier, int position);
}
