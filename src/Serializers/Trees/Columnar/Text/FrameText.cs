namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>The text of the frame being written. Digits are packed at once; from the first other character on, text is gathered.</summary>
internal sealed class FrameText
{
    private readonly DigitText _digits = new();
    private readonly GatheredText _gathered = new();

    private bool _isGathering;

    public DigitSink Digits => new(_digits);

    public GatheringSink Gathered => new(_gathered);

    public int Count => _isGathering ? _gathered.Count : _digits.Count;

    public void Reset(TreeLink link) => _gathered.Reset(new LinkCost(link));

    /// <summary>Begins a frame. Each frame tries digits first, until a string has another character.</summary>
    public void Clear()
    {
        _digits.Clear();
        _gathered.Clear();
        _isGathering = false;
    }

    /// <summary>Switches to gathering, with the digits taken so far.</summary>
    public void StartGathering()
    {
        _gathered.Add(_digits);
        _isGathering = true;
    }

    public ReadOnlySpan<byte> Finish(out TextMode mode)
    {
        if (_isGathering)
        {
            return _gathered.Finish(out mode);
        }

        mode = TextMode.Digits;
        return _digits.Finish();
    }

    internal readonly struct DigitSink(DigitText text) : ITextSink
    {
        public bool TryAdd(string value) => text.TryAdd(value);
    }

    internal readonly struct GatheringSink(GatheredText text) : ITextSink
    {
        public bool TryAdd(string value)
        {
            text.Add(value);
            return true;
        }
    }
}

/// <summary>How the characters of a frame are stored.</summary>
internal enum TextMode : byte
{
    /// <summary>Decimal digits only, three in ten bits.</summary>
    Digits = 0,

    /// <summary>At most 128 different ASCII characters. Each is its number in a table, in as few bits as possible.</summary>
    Alphabet = 1,

    /// <summary>One byte per character, up to U+00FF.</summary>
    Latin1 = 2,

    Utf8 = 3,

    /// <summary>Characters as in memory, so that lone surrogates survive.</summary>
    Utf16 = 4,
}
