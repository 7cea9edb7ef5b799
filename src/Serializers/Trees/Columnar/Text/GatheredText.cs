using System.Text.Unicode;
using SerBench.Serializers.Trees.Columnar.Columns;

namespace SerBench.Serializers.Trees.Columnar.Text;

// Collects text, and packs it if sending the saved bytes would take longer than packing. ASCII is collected as bytes.
internal sealed class GatheredText
{
    private const char LastLatin1 = '\u00FF';

    private readonly EncodeBuffer _bytes = new(1 << 16);
    private readonly EncodeBuffer _packed = new(1 << 10);
    private LinkCost _cost;
    private char[] _chars = new char[1 << 14];
    private bool _isAscii;
    private bool _isCut;

    public int Count { get; private set; }

    public void Reset(LinkCost cost) => _cost = cost;

    public void Clear()
    {
        Count = 0;
        _isAscii = true;
        _isCut = false;
    }

    public void Add(string value)
    {
        if (_isAscii)
        {
            if (Ascii.TryNarrow(value, AsciiRoom(value.Length)))
            {
                Count += value.Length;
                return;
            }

            Widen();
        }

        value.CopyTo(Room(value.Length));

        // Halves of a surrogate pair may meet where one string ends and the next begins, and must not become a character.
        _isCut |= char.IsLowSurrogate(value[0]) || char.IsHighSurrogate(value[^1]);
    }

    public void Add(DigitText digits)
    {
        digits.CopyTo(AsciiRoom(digits.Count));
        Count += digits.Count;
    }

    // The result is valid until the next text begins.
    public ReadOnlySpan<byte> Finish(out TextMode mode)
    {
        if (_isAscii)
        {
            ReadOnlySpan<byte> ascii = _bytes.Bytes.AsSpan(0, Count);
            bool isPacked = TryPack(ascii, out ReadOnlySpan<byte> packed);
            mode = isPacked ? TextMode.Alphabet : TextMode.Latin1;
            return isPacked ? packed : ascii;
        }

        ReadOnlySpan<char> text = _chars.AsSpan(0, Count);
        if (!text.ContainsAnyExceptInRange('\0', LastLatin1))
        {
            Span<byte> bytes = Bytes(_bytes, Count);
            System.Text.Encoding.Latin1.GetBytes(text, bytes);
            mode = TextMode.Latin1;
            return bytes;
        }

        if (!_isCut && TryUtf8(text, out ReadOnlySpan<byte> utf8) && utf8.Length < Count * sizeof(char))
        {
            mode = TextMode.Utf8;
            return utf8;
        }

        mode = TextMode.Utf16;
        return MemoryMarshal.AsBytes(text);
    }

    private bool TryPack(ReadOnlySpan<byte> text, out ReadOnlySpan<byte> packed)
    {
        packed = default;
        if (!_cost.MayPay)
        {
            return false;
        }

        Alphabet alphabet = Alphabet.Of(text, stackalloc byte[Alphabet.MostCharacters]);
        int length = alphabet.Bytes(text.Length);
        if (!_cost.Pays(text.Length - length, text.Length))
        {
            return false;
        }

        Span<byte> target = Bytes(_packed, length + BitColumn.Slack);
        alphabet.Pack(text, target);
        packed = target[..length];
        return true;
    }

    private bool TryUtf8(ReadOnlySpan<char> text, out ReadOnlySpan<byte> utf8)
    {
        Span<byte> bytes = Bytes(_bytes, Formats.Wire.Text.MaxUtf8Length(text.Length));
        OperationStatus status = Utf8.FromUtf16(text, bytes, out _, out int written, replaceInvalidSequences: false);
        utf8 = bytes[..written];
        return status == OperationStatus.Done;
    }

    private Span<byte> AsciiRoom(int length)
    {
        if (length > _bytes.Bytes.Length - Count)
        {
            _bytes.Grow(Count, length);
        }

        return _bytes.Bytes.AsSpan(Count, length);
    }

    private void Widen()
    {
        int count = Count;
        Count = 0;
        Ascii.TryWiden(_bytes.Bytes.AsSpan(0, count), Room(count));
        _isAscii = false;
    }

    private static Span<byte> Bytes(EncodeBuffer buffer, int length)
    {
        if (buffer.Bytes.Length < length)
        {
            buffer.Grow(0, length);
        }

        return buffer.Bytes.AsSpan(0, length);
    }

    [MethodImpl(AggressiveInlining)]
    private Span<char> Room(int length)
    {
        int start = Count;
        if (length > _chars.Length - start)
        {
            Array.Resize(ref _chars, (int)Math.Min(Array.MaxLength, Math.Max(2L * _chars.Length, (long)start + length)));
        }

        Count = start + length;
        return _chars.AsSpan(start, length);
    }
}

internal readonly struct LinkCost(TreeLink link)
{
    private const double NanosecondsPerCharacter = 1.0;

    // Text of two different characters saves most, 7 of 8 bits.
    private const double MostSaved = 7.0 / 8;

    private readonly double _nanosecondsPerByte = 1000.0 / link.MegabytesPerSecond;

    public bool MayPay => MostSaved * _nanosecondsPerByte > NanosecondsPerCharacter;

    public bool Pays(int savedBytes, int characters) => savedBytes * _nanosecondsPerByte > characters * NanosecondsPerCharacter;
}
