using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

namespace SerBench.Formats.Contracts;

/// <summary>
/// The one exception of every decoder for input that is damaged, truncated or beyond a limit. It says where, and what was expected there or
/// what is wrong.
/// </summary>
public sealed class WireFormatException : FormatException
{
    /// <param name="offset">The position in the payload at which reading stopped.</param>
    /// <param name="expected">What should have stood there: "a boolean of 0 or 1".</param>
    /// <param name="inner">What brought it to light.</param>
    public WireFormatException(int offset, string expected, Exception? inner = null)
        : this($"expected {expected}", offset, inner)
    {
    }

    private WireFormatException(string what, int offset, Exception? inner)
        : base($"Damaged input at byte {offset}: {what.TrimEnd('.')}.", inner)
    {
        Offset = offset;
    }

    /// <summary>The position in the payload at which reading stopped.</summary>
    public int Offset { get; }

    /// <summary>Where the fault is easier to say than what was expected.</summary>
    /// <param name="offset">The position in the payload at which reading stopped.</param>
    /// <param name="fault">A clause: "a map key occurs twice".</param>
    /// <param name="inner">What brought it to light.</param>
    public static WireFormatException OfFault(int offset, string fault, Exception? inner = null) => new(fault, offset, inner);

    [DoesNotReturn]
    public static void Throw(int offset, string expected) => throw new WireFormatException(offset, expected);

    /// <summary>For an interpolated string; see <see cref="DamageText"/>.</summary>
    [DoesNotReturn]
    public static void Throw(int offset, DamageText expected) => throw new WireFormatException(offset, expected.ToString());

    [DoesNotReturn]
    public static void ThrowFault(int offset, string fault) => throw OfFault(offset, fault);

    /// <summary>For an interpolated string; see <see cref="DamageText"/>.</summary>
    [DoesNotReturn]
    public static void ThrowFault(int offset, DamageText fault) => throw OfFault(offset, fault.ToString());

    [DoesNotReturn]
    public static void ThrowTruncated(int offset, long needed, long left) =>
        throw new WireFormatException(offset, $"{needed} more bytes, found {Math.Max(0, left)}");

    [DoesNotReturn]
    public static void ThrowTrailing(int offset, int total) =>
        throw new WireFormatException(offset, $"the end of the message, found {total - offset} more bytes");

    [DoesNotReturn]
    public static void ThrowCount(int offset, long count) => throw OfFault(offset, $"a count of {count} does not fit the rest of the input");

    [DoesNotReturn]
    public static void ThrowTooDeep(int offset) => throw OfFault(offset, $"objects nest deeper than {Limits.Reached}");

    [DoesNotReturn]
    public static void ThrowDuplicateKey(int offset) => throw OfFault(offset, "a map key occurs twice");

    [DoesNotReturn]
    public static void ThrowText(int offset) => throw OfFault(offset, "text is not valid in its encoding");
}

/// <summary>
/// What a <see cref="WireFormatException"/> says, put together when it is thrown. The usual builder of interpolated strings would be inlined
/// with the reader, and its buffer would drive the reader's places out of the registers: these calls stay calls.
/// </summary>
[InterpolatedStringHandler]
public readonly ref struct DamageText
{
    private readonly StringBuilder _text;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public DamageText(int literalLength, int formattedCount) => _text = new StringBuilder(literalLength);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void AppendLiteral(string text) => _text.Append(text);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void AppendFormatted<T>(T value) => _text.Append(CultureInfo.InvariantCulture, $"{value}");

    public override string ToString() => _text.ToString();
}

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
