namespace SerBench.Formats.Values;

/// <summary>How values of a type that no format knows stand in messages: as values of another type, their carrier. The methods are given no
/// null: the caller takes care of null.</summary>
public interface ISurrogate<T, TCarrier>
{
    /// <summary>The value of the carrier that stands for a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isStrict">True if a value is refused of which something would be lost, such as a comparer; false if its contents are
    /// enough.</param>
    static abstract TCarrier ToCarrier(T value, bool isStrict);

    /// <summary>The value for which a value of the carrier stands. It comes from a message: one that stands for nothing is
    /// damage.</summary>
    /// <param name="carrier">A value of the carrier.</param>
    /// <param name="position">Its position in the message.</param>
    static abstract T FromCarrier(TCarrier carrier, int position);
}
