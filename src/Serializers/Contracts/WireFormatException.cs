using System.Diagnostics.CodeAnalysis;

namespace SerBench.Serializers.Contracts;

/// <summary>
/// The one exception of every decoder for input that is damaged, truncated or beyond a limit. It says where and what was expected.
/// </summary>
public sealed class WireFormatException : FormatException
{
    public WireFormatException(int offset, string expected, Exception? inner = null)
        : base($"Damaged input at byte {offset}: {expected}.", inner)
    {
        Offset = offset;
    }

    /// <summary>The position in the payload at which reading stopped.</summary>
    public int Offset { get; }

    [DoesNotReturn]
    public static void Throw(int offset, string expected) => throw new WireFormatException(offset, expected);

    /// <summary>For an interpolated string; see <see cref="ExpectedText"/>.</summary>
    [DoesNotReturn]
    public static void Throw(int offset, ExpectedText expected) => throw new WireFormatException(offset, expected.ToString());

    [DoesNotReturn]
    public static void ThrowTruncated(int offset, long needed, long left) =>
        throw new WireFormatException(offset, $"expected {needed} more bytes, found {Math.Max(0, left)}");

    [DoesNotReturn]
    public static void ThrowTrailing(int offset, int total) =>
        throw new WireFormatException(offset, $"expected the end of the message, found {total - offset} more bytes");

    [DoesNotReturn]
    public static void ThrowCount(int offset, long count) =>
        throw new WireFormatException(offset, $"a count of {count} does not fit the rest of the input");

    [DoesNotReturn]
    public static void ThrowTooDeep(int offset) =>
        throw new WireFormatException(offset, $"nesting deeper than the limit of {Limits.MaxDepth}");

    [DoesNotReturn]
    public static void ThrowDuplicateKey(int offset) => throw new WireFormatException(offset, "a map key occurs twice");

    [DoesNotReturn]
    public static void ThrowText(int offset) => throw new WireFormatException(offset, "text is not valid in its encoding");
}
