namespace SerBench.Formats;

/// <summary>Thrown by encoders for a value that the format cannot represent.</summary>
/// <param name="reason">The reason, one sentence.</param>
/// <param name="inner">The exception that revealed the reason.</param>
public sealed class UnsupportedValueException(string reason, Exception? inner = null) : NotSupportedException(reason, inner)
{
    /// <summary>Throws for text with half of a surrogate pair.</summary>
    [DoesNotReturn]
    public static void ThrowLoneSurrogate() =>
        throw new UnsupportedValueException("A string holds half of a surrogate pair, which this encoding cannot carry.");

    /// <summary>Throws if objects nest too deep.</summary>
    [DoesNotReturn]
    public static void ThrowTooDeep() =>
        throw new UnsupportedValueException($"The object is nested deeper than {Limits.Reached}.");

    /// <summary>Throws for an object that refers back to itself.</summary>
    [DoesNotReturn]
    public static void ThrowCycle() =>
        throw new UnsupportedValueException("An object leads back to itself; only formats of graphs carry cycles.");

    /// <summary>Throws for null inside a list or map.</summary>
    [DoesNotReturn]
    public static void ThrowNullItem() => throw new UnsupportedValueException("This format cannot carry null inside a list or map.");

    /// <summary>Throws for a root that is null.</summary>
    [DoesNotReturn]
    public static void ThrowNullRoot() => throw new UnsupportedValueException("The root value is null.");
}
