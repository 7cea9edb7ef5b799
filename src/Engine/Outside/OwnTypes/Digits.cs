using System.Numerics;

namespace SerBench.Engine.Outside.OwnTypes;

// The JSON library silently rounds numbers and cuts times to the digits that a type holds.
internal static class Digits
{
    private const int Most = 767;
    private const int OfTicks = 7;

    public static bool AreLimited(Type type) =>
        type == typeof(double) || type == typeof(float) || type == typeof(Half) || type == typeof(decimal) || type == typeof(DateTime)
            || type == typeof(DateTimeOffset);

    public static bool IsBeyond(string other) => other.EndsWith("Infinity", StringComparison.Ordinal);

    public static bool IsFraction(JsonElement value) => JsonMarshal.GetRawUtf8Value(value).IndexOfAny((byte)'.', (byte)'e', (byte)'E') >= 0;

    // Returns the rounded or cut value that the type holds, as text; null if the type can hold the document's value.
    public static string? FindOther(JsonElement element, Type type) => element.ValueKind switch
    {
        JsonValueKind.String when type == typeof(DateTime) || type == typeof(DateTimeOffset) => Cut(element.GetString()!),
        JsonValueKind.String when element.GetString()!.AsSpan().ContainsAnyInRange('0', '9') => FindOtherNumber(element.GetString()!, type),
        JsonValueKind.Number when !IsShort(JsonMarshal.GetRawUtf8Value(element), type) => FindOtherNumber(element.GetRawText(), type),
        _ => null,
    };

    private static bool IsShort(ReadOnlySpan<byte> number, Type type) =>
        number.Length <= (type == typeof(double) ? 15 : type == typeof(decimal) ? 28 : type == typeof(float) ? 6 : 3)
        && number.IndexOfAny((byte)'e', (byte)'E') < 0
        && (type != typeof(decimal) || number[0] != '-' || number.ContainsAnyInRange((byte)'1', (byte)'9'));

    private static string? FindOtherNumber(string number, Type type)
    {
        (string digits, long exponent) = Split(number);
        if (digits.Length == 0)
        {
            // The JSON library reads a decimal -0 as 0.
            return type == typeof(decimal) && number[0] == '-' ? number[1..] : null;
        }

        // A floating-point type can hold the number if the parsed value prints as the same digits.
        string format = $"E{Math.Min(digits.Length, Most) - 1}";
        (string held, string shown) = type == typeof(decimal) ? Texts(Parse<decimal>(number), null)
            : type == typeof(float) ? Texts(Parse<float>(number), format)
            : type == typeof(Half) ? Texts((double)Parse<Half>(number), format)
            : Texts(Parse<double>(number), format);
        return Split(held) == (digits, exponent) ? null : shown;
    }

    private static T Parse<T>(string number)
        where T : INumberBase<T> => T.Parse(number, NumberStyles.Float, null);

    private static (string Held, string Shown) Texts<T>(T value, string? format)
        where T : IFormattable => (value.ToString(format, null), value.ToString(null, null));

    // Removes zeros at both ends of the digits. The exponent is for a point before the first digit.
    private static (string Digits, long Exponent) Split(string number)
    {
        int end = number.AsSpan().IndexOfAny('e', 'E') is >= 0 and var mark ? mark : number.Length;
        long exponent = end == number.Length ? 0
            : long.TryParse(number.AsSpan(end + 1), NumberStyles.AllowLeadingSign, null, out long power) ? power
            : long.MinValue / 2;
        string mantissa = number[..end].TrimStart('-', '+');
        int point = mantissa.IndexOf('.');
        string digits = point < 0 ? mantissa : mantissa.Remove(point, 1);
        string significant = digits.TrimStart('0');
        int whole = point < 0 ? mantissa.Length : point;
        return (significant.TrimEnd('0'), significant.Length == 0 ? 0 : exponent + whole - (digits.Length - significant.Length));
    }

    private static string? Cut(string time)
    {
        int from = time.IndexOf('.') + 1;
        int count = from == 0 ? 0 : time.AsSpan(from).IndexOfAnyExceptInRange('0', '9') is >= 0 and var end ? end : time.Length - from;
        return count > OfTicks && time.AsSpan(from + OfTicks, count - OfTicks).ContainsAnyExcept('0')
            ? time.Remove(from + OfTicks, count - OfTicks)
            : null;
    }
}
