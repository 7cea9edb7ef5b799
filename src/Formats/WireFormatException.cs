namespace SerBench.Formats;

/// <summary>Thrown by decoders for input that is damaged, truncated or beyond a limit.</summary>
public sealed class WireFormatException : FormatException
{
    /// <summary>States what was expected at a position.</summary>
    /// <param name="offset">The position in the payload.</param>
    /// <param name="expected">The expected content: "a boolean of 0 or 1".</param>
    /// <param name="inner">The exception that revealed the damage.</param>
    public WireFormatException(int offset, string expected, Exception? inner = null)
        : this($"expected {expected}", offset, inner)
    {
    }

    private WireFormatException(string what, int offset, Exception? inner)
        : base($"Damaged input at byte {offset}: {what.TrimEnd('.')}.", inner)
    {
        Offset = offset;
    }

    /// <summary>The position in the payload.</summary>
    public int Offset { get; }

    /// <summary>States a fault at a position.</summary>
    /// <param name="offset">The position in the payload.</param>
    /// <param name="fault">The fault, a clause: "a map key occurs twice".</param>
    /// <param name="inner">The exception that revealed the damage.</param>
    public static WireFormatException OfFault(int offset, string fault, Exception? inner = null) => new(fault, offset, inner);

    /// <summary>Throws an exception that states what was expected.</summary>
    [DoesNotReturn]
    public static void Throw(int offset, string expected) => throw new WireFormatException(offset, expected);

    /// <summary>Throws with an expectation as an interpolated string.</summary>
    [DoesNotReturn]
    public static void Throw(int offset, DamageText expected) => throw new WireFormatException(offset, expected.ToString());

    /// <summary>Throws an exception that states the fault.</summary>
    [DoesNotReturn]
    public static void ThrowFault(int offset, string fault) => throw OfFault(offset, fault);

    /// <summary>Throws with a fault as an interpolated string.</summary>
    [DoesNotReturn]
    public static void ThrowFault(int offset, DamageText fault) => throw OfFault(offset, fault.ToString());

    /// <summary>Throws if the input ends before a value does.</summary>
    [DoesNotReturn]
    public static void ThrowTruncated(int offset, long needed, long left) =>
        throw new WireFormatException(offset, $"{needed} more bytes, found {Math.Max(0, left)}");

    /// <summary>Throws if bytes follow the message.</summary>
    [DoesNotReturn]
    public static void ThrowTrailing(int offset, int total) =>
        throw new WireFormatException(offset, $"the end of the message, found {total - offset} more bytes");

    /// <summary>Throws if the input is too short for a count of items.</summary>
    [DoesNotReturn]
    public static void ThrowCount(int offset, long count) =>
        throw OfFault(offset, $"a count of {count} does not fit the rest of the input");

    /// <summary>Throws if objects nest too deep.</summary>
    [DoesNotReturn]
    public static void ThrowTooDeep(int offset) => throw OfFault(offset, $"objects nest deeper than {Limits.Reached}");

    /// <summary>Throws if a key or an item of a set occurs twice.</summary>
    [DoesNotReturn]
    public static void ThrowDuplicateKey(int offset) => throw OfFault(offset, "a map key occurs twice");

    /// <summary>Throws if text is not valid in its encoding.</summary>
    [DoesNotReturn]
    public static void ThrowText(int offset) => throw OfFault(offset, "text is not valid in its encoding");
}
