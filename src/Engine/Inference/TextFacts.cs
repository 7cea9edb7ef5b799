using System.Buffers;
using System.Buffers.Text;

namespace SerBench.Engine.Inference;

internal enum TextForm
{
    Plain,
    Guid,
    Date,
    UtcTime,
    OffsetTime,
    LocalTime,
    ClockTime,
    Span,
    Base64,
}

internal sealed class TextFacts
{
    private const int MostDifferent = 16;
    private const int LongestName = 40;
    private const int LongestForm = 40;
    private const int RepeatsOfEnum = 3;
    private const int FinestFraction = 7;
    private const int ManyBytes = 12;

    private static readonly SearchValues<byte> Base64Units = SearchValues.Create(Base64);

    private readonly long[] _forms = new long[Enum.GetValues<TextForm>().Length];
    private int _shortest = int.MaxValue;
    private int _longest;
    private bool _isPadded;
    private bool _hasHours;

    // The set is null once there are too many different texts.
    private SortedSet<string>? _different = new(StringComparer.Ordinal);

    public long Count => _forms.Sum();

    private static ReadOnlySpan<byte> Base64 => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"u8;

    public void Add(ref Utf8JsonReader reader)
    {
        byte[]? unescaped = reader.ValueIsEscaped ? ArrayPool<byte>.Shared.Rent(reader.ValueSpan.Length) : null;
        ReadOnlySpan<byte> utf8 = unescaped is null ? reader.ValueSpan : unescaped.AsSpan(0, reader.CopyString(unescaped));
        (_shortest, _longest) = (Math.Min(_shortest, utf8.Length), Math.Max(_longest, utf8.Length));
        _forms[(int)FormOf(ref reader, utf8)]++;
        if (_different is not null)
        {
            Keep(utf8.Length <= LongestName ? reader.GetString()! : null);
        }

        if (unescaped is not null)
        {
            ArrayPool<byte>.Shared.Return(unescaped);
        }
    }

    public void Merge(TextFacts other)
    {
        for (int form = 0; form < _forms.Length; form++)
        {
            _forms[form] += other._forms[form];
        }

        (_shortest, _longest) = (Math.Min(_shortest, other._shortest), Math.Max(_longest, other._longest));
        _isPadded |= other._isPadded;
        _hasHours |= other._hasHours;
        foreach (string? text in other._different ?? [null!])
        {
            Keep(text);
        }
    }

    public Guess Guess()
    {
        long all = Count;
        bool All(params TextForm[] forms) => forms.Sum(form => _forms[(int)form]) == all;

        return All(TextForm.Guid) ? new Guess("Guid", "Guids")
            : All(TextForm.Date) ? new Guess("DateOnly", "dates")
            : All(TextForm.UtcTime) ? new Guess("DateTime", "times in UTC")
            : All(TextForm.LocalTime) ? new Guess("DateTime", "times without a zone")
            : All(TextForm.UtcTime, TextForm.OffsetTime) ? new Guess("DateTimeOffset", "times with offsets")
            : All(TextForm.ClockTime) && _hasHours ? new Guess("TimeOnly", "times of day")
            : All(TextForm.ClockTime, TextForm.Span) ? new Guess("TimeSpan", "time spans")
            : All(TextForm.Base64) && _isPadded && _longest >= ManyBytes ? new Guess("byte[]", "bytes as Base64", IsReference: true)
            : new Guess("string", Describe(all), IsReference: true);
    }

    public IReadOnlyCollection<string>? EnumNames =>
        _different is { Count: > 1 } names && Count >= RepeatsOfEnum * names.Count
        && names.All(name => name.Length > 0 && !name.Contains(',') && name.Trim().Length == name.Length
            && !(char.IsAsciiDigit(name[0]) || name[0] is '-' or '+'))
        && names.Distinct(StringComparer.OrdinalIgnoreCase).Count() == names.Count
            ? names : null;

    private string Describe(long all)
    {
        string length = $"{(_shortest == _longest ? "" : $"{_shortest} to ")}{_longest} byte{(_longest == 1 ? "" : "s")}";
        string different = _different is { Count: > 1 } && _different.Count < all ? $", {_different.Count} different" : "";

        int most = Enumerable.Range(1, _forms.Length - 1).MaxBy(form => _forms[form]);
        string alike = _forms[most] * 2 > all && most != (int)TextForm.Base64
            ? $", {_forms[most]:N0} look like {(TextForm)most switch { TextForm.Guid => "Guids", TextForm.Date => "dates", _ => "times" }}"
            : "";
        return $"text of {length}{different}{alike}";
    }

    private TextForm FormOf(ref Utf8JsonReader reader, ReadOnlySpan<byte> utf8) => utf8.Length switch
    {
        36 when reader.TryGetGuid(out _) => TextForm.Guid,
        10 when DateOnly.TryParseExact(Encoding.ASCII.GetString(utf8), "yyyy-MM-dd", out _) => TextForm.Date,
        >= 16 and <= LongestForm when utf8[4] == '-' && utf8[10] == 'T' => TimeFormOf(ref reader, utf8),
        >= 8 and <= LongestForm when utf8.Contains((byte)':') => SpanFormOf(utf8),
        _ => IsBase64(utf8) ? TextForm.Base64 : TextForm.Plain,
    };

    private static TextForm TimeFormOf(ref Utf8JsonReader reader, ReadOnlySpan<byte> utf8)
    {
        int point = utf8.IndexOf((byte)'.');
        int fraction = point < 0 ? 0
            : utf8[(point + 1)..].IndexOfAnyExceptInRange((byte)'0', (byte)'9') is var end and >= 0 ? end : utf8.Length - point - 1;
        return fraction > FinestFraction || !reader.TryGetDateTime(out DateTime time) ? TextForm.Plain
            : time.Kind == DateTimeKind.Utc ? TextForm.UtcTime
            : time.Kind == DateTimeKind.Unspecified ? TextForm.LocalTime
            : reader.TryGetDateTimeOffset(out _) ? TextForm.OffsetTime : TextForm.Plain;
    }

    private TextForm SpanFormOf(ReadOnlySpan<byte> utf8)
    {
        if (!Utf8Parser.TryParse(utf8, out TimeSpan span, out int read, 'c') || read < utf8.Length || utf8.Count((byte)':') != 2)
        {
            return TextForm.Plain;
        }

        _hasHours |= span >= TimeSpan.FromHours(1);
        return span >= TimeSpan.Zero && span < TimeSpan.FromDays(1) ? TextForm.ClockTime : TextForm.Span;
    }

    // Short words look like Base64, so texts count as bytes only if one of them is long and one of them has '+' or padding. Text whose
    // unused bits are not zero is refused, because it would come back changed.
    private bool IsBase64(ReadOnlySpan<byte> utf8)
    {
        ReadOnlySpan<byte> units = utf8.TrimEnd((byte)'=');
        int padding = utf8.Length - units.Length;
        if (units.IsEmpty || utf8.Length % 4 != 0 || padding > 2 || units.ContainsAnyExcept(Base64Units))
        {
            return false;
        }

        int last = Base64.IndexOf(units[^1]);
        _isPadded |= padding > 0 || units.Contains((byte)'+');
        return last % (padding == 2 ? 16 : padding == 1 ? 4 : 1) == 0;
    }

    private void Keep(string? text)
    {
        if (text is null)
        {
            _different = null;
        }
        else if (_different is not null)
        {
            _different.Add(text);
            _different = _different.Count > MostDifferent ? null : _different;
        }
    }
}
