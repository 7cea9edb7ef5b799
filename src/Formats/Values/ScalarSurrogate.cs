using System.Text;

namespace SerBench.Formats.Values;

/// <summary>Converts values to types that formats know: a <see cref="Half"/> to its bits; a number of 128 bits to the lower and upper half;
/// a <see cref="BigInteger"/> to little-endian bytes; a <see cref="Uri"/> or <see cref="Version"/> to text; a <see cref="Rune"/> to its
/// number.</summary>
public readonly struct ScalarSurrogate
    : ISurrogate<Half, ushort>, ISurrogate<Int128, (ulong Low, long High)>, ISurrogate<UInt128, (ulong Low, ulong High)>,
    ISurrogate<BigInteger, byte[]>,
        ISurrogate<Uri, string>, ISurrogate<Version, string>, ISurrogate<Rune, int>
{
    static ushort ISurrogate<Half, ushort>.ToCarrier(Half value, bool isStrict) => BitConverter.HalfToUInt16Bits(value);

    static Half ISurrogate<Half, ushort>.FromCarrier(ushort carrier, int position) => BitConverter.UInt16BitsToHalf(carrier);

    static (ulong Low, long High) ISurrogate<Int128, (ulong Low, long High)>.ToCarrier(Int128 value, bool isStrict) =>
        ((ulong)value, (long)(value >> 64));

    static Int128 ISurrogate<Int128, (ulong Low, long High)>.FromCarrier((ulong Low, long High) carrier, int position) =>
        new((ulong)carrier.High, carrier.Low);

    static (ulong Low, ulong High) ISurrogate<UInt128, (ulong Low, ulong High)>.ToCarrier(UInt128 value, bool isStrict) =>
        ((ulong)value, (ulong)(value >> 64));

    static UInt128 ISurrogate<UInt128, (ulong Low, ulong High)>.FromCarrier((ulong Low, ulong High) carrier, int position) =>
        new(carrier.High, carrier.Low);

    // Zero becomes an empty array, because some formats read empty bytes as null, and null is read as zero.
    static byte[] ISurrogate<BigInteger, byte[]>.ToCarrier(BigInteger value, bool isStrict) => value.IsZero ? [] : value.ToByteArray();

    static BigInteger ISurrogate<BigInteger, byte[]>.FromCarrier(byte[] carrier, int position)
    {
        try
        {
            return new BigInteger(carrier);
        }
        catch (OverflowException exception)
        {
            throw new WireFormatException(position, "a number that fits a BigInteger", exception);
        }
    }

    // Text of a relative address that begins with a slash would be read as the name of a file.
    static string ISurrogate<Uri, string>.ToCarrier(Uri value, bool isStrict) =>
        !isStrict || value.IsAbsoluteUri
        || (Uri.TryCreate(value.OriginalString, UriKind.RelativeOrAbsolute, out Uri? back) && !back.IsAbsoluteUri)
            ? value.OriginalString
            : throw new UnsupportedValueException($"The relative Uri '{value.OriginalString}' would come back as an absolute one.");

    static Uri ISurrogate<Uri, string>.FromCarrier(string carrier, int position)
    {
        if (!Uri.TryCreate(carrier, UriKind.RelativeOrAbsolute, out Uri? value))
        {
            WireFormatException.Throw(position, "the text of a Uri");
        }

        return value;
    }

    static string ISurrogate<Version, string>.ToCarrier(Version value, bool isStrict) => value.ToString();

    // Formats that do not distinguish null from empty text write null as empty text.
    static Version ISurrogate<Version, string>.FromCarrier(string carrier, int position)
    {
        if (carrier.Length == 0)
        {
            return null!;
        }

        if (!Version.TryParse(carrier, out Version? value) || value.ToString() != carrier)
        {
            WireFormatException.Throw(position, "the text of a Version");
        }

        return value;
    }

    static int ISurrogate<Rune, int>.ToCarrier(Rune value, bool isStrict) => value.Value;

    static Rune ISurrogate<Rune, int>.FromCarrier(int carrier, int position)
    {
        if (!Rune.TryCreate(carrier, out Rune value))
        {
            WireFormatException.Throw(position, "the number of a character");
        }

        return value;
    }
}
