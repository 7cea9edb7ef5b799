using System.Buffers.Text;

namespace SerBench.Engine.Inference;

internal sealed record Guess(string Type, string Words, bool IsReference = false);

internal sealed class NumberFacts
{
    private const int DigitsOfDouble = 15;
    private const int DigitsOfDecimal = 28;
    private const int DigitsOfMoney = 2;

    private const double AllDigits = 1e15;

    private double _least = double.PositiveInfinity;
    private double _most = double.NegativeInfinity;
    private int _decimals;
    private long _fractions;
    private Oddities _oddities;

    [Flags]
    private enum Oddities
    {
        None = 0,
        BeyondInt64 = 1,
        BeyondUInt64 = 2,
        BeyondDecimal = 4,
        BeyondDouble = 8,
        Exponent = 16,
        NegativeZero = 32,
        TrailingZero = 64,
    }

    public long Count { get; private set; }

    public static bool IsHeld(ReadOnlySpan<byte> utf8, out double value) =>
        Utf8Parser.TryParse(utf8, out value, out _) && !double.IsInfinity(value);

    public bool TryAdd(ReadOnlySpan<byte> utf8)
    {
        if (!IsHeld(utf8, out double value))
        {
            return false;
        }

        Count++;
        (_least, _most) = (Math.Min(_least, value), Math.Max(_most, value));
        int point = utf8.IndexOf((byte)'.');
        bool hasExponent = utf8.IndexOfAny("eE"u8) >= 0;
        if (point >= 0 || hasExponent)
        {
            _fractions++;
            _decimals = Math.Max(_decimals, hasExponent ? 0 : utf8.Length - point - 1);
        }
        else
        {
            Mark(Oddities.BeyondInt64, !Utf8Parser.TryParse(utf8, out long _, out int read) || read < utf8.Length);
            Mark(Oddities.BeyondUInt64, !Utf8Parser.TryParse(utf8, out ulong _, out read) || read < utf8.Length);
        }

        Mark(Oddities.Exponent, hasExponent);
        Mark(Oddities.NegativeZero, value == 0 && utf8[0] == '-');
        Mark(Oddities.TrailingZero, point >= 0 && !hasExponent && utf8.Length - point > 2 && utf8[^1] == '0');
        if (utf8.Length > DigitsOfDouble)
        {
            AddLong(utf8, value, hasExponent);
        }

        return true;
    }

    public void Merge(NumberFacts other)
    {
        Count += other.Count;
        (_least, _most) = (Math.Min(_least, other._least), Math.Max(_most, other._most));
        _decimals = Math.Max(_decimals, other._decimals);
        _fractions += other._fractions;
        _oddities |= other._oddities;
    }

    /// <param name="isItem">true for items of an array. They often are measured values, so two decimals do not suggest money.</param>
    public Guess Guess(bool isItem)
    {
        string range = _least == _most ? Show(_least) : $"{Show(_least)} to {Show(_most)}";
        string rounded = Has(Oddities.BeyondDouble) ? ", some with more digits than a double keeps" : "";
        if (_fractions == 0 && !Has(Oddities.NegativeZero))
        {
            string type = _least >= int.MinValue && _most <= int.MaxValue ? "int"
                : !Has(Oddities.BeyondInt64) ? "long"
                : !Has(Oddities.BeyondUInt64) ? "ulong"
                : !Has(Oddities.BeyondDecimal) ? "decimal" : "System.Numerics.BigInteger";
            return new Guess(type, $"whole numbers, {range}");
        }

        string decimals = Has(Oddities.Exponent)
            ? "numbers, some with exponents"
            : $"numbers with up to {_decimals} decimal{(_decimals == 1 ? "" : "s")}";
        bool isDecimal = !Has(Oddities.BeyondDecimal | Oddities.Exponent | Oddities.NegativeZero)
            && (Has(Oddities.BeyondDouble | Oddities.TrailingZero) || (!isItem && _decimals == DigitsOfMoney));
        return isDecimal
            ? new Guess("decimal", $"{decimals}{(Has(Oddities.TrailingZero) ? " and zeros at the end" : "")}, {range}{rounded}")
            : new Guess("double", $"{decimals}, {range}{rounded}");
    }

    private void AddLong(ReadOnlySpan<byte> utf8, double value, bool hasExponent)
    {
        // A zero before the point is no digit that a type must keep.
        int digits = utf8.Length - utf8.Count((byte)'-') - utf8.Count((byte)'.') - (utf8.TrimStart((byte)'-')[0] == '0' ? 1 : 0);
        decimal exact = 0;
        bool isDecimal = digits <= DigitsOfDecimal && !hasExponent && Utf8Parser.TryParse(utf8, out exact, out int read)
            && read == utf8.Length;
        bool isDouble = isDecimal && decimal.TryParse(value.ToString("R"), NumberStyles.Float, null, out decimal kept) && kept == exact;
        Mark(Oddities.BeyondDecimal, !isDecimal);
        Mark(Oddities.BeyondDouble, !hasExponent && !isDouble);
    }

    private static string Show(double value) => value.ToString(Math.Abs(value) < AllDigits ? "R" : "0.##E+0");

    private void Mark(Oddities oddity, bool isSo) => _oddities |= isSo ? oddity : Oddities.None;

    private bool Has(Oddities oddities) => (_oddities & oddities) != 0;
}
