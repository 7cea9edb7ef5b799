using System.Diagnostics.CodeAnalysis;

namespace SerBench.Formats.Contracts;

/// <summary>A value that a format cannot carry, met while encoding: nothing is ever dropped or replaced silently.</summary>
public sealed class UnsupportedValueException(string reason, Exception? inner = null) : NotSupportedException(reason, inner)
{
    [DoesNotReturn]
    public static void ThrowLoneSurrogate() =>
        throw new UnsupportedValueException("A string holds half of a surrogate pair, which this encoding cannot carry.");

    [DoesNotReturn]
    public static void ThrowTooDeep() =>
        throw new UnsupportedValueException($"The object is nested deeper than {Limits.Reached}.");

    [DoesNotReturn]
    public static void ThrowCycle() => throw new UnsupportedValueException("An object leads back to itself; only formats of graphs carry cycles.");

    [DoesNotReturn]
    public static void ThrowNullItem() => throw new UnsupportedValueException("This format cannot carry null inside a list or map.");

    [DoesNotReturn]
    public static void ThrowNullRoot() => throw new UnsupportedValueException("The root value is null.");
}
