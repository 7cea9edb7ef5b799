namespace SerBench.Serializers.Trees.Columnar.Text;

internal sealed class FrameText
{
    private readonly DigitText _digits = new();
    private readonly GatheredText _gathered = new();

    private bool _isGathering;

    public DigitSink Digits => new(_digits);

    public GatheringSink Gathered => new(_gathered);

    public int Count => _isGathering ? _gathered.Count : _digits.Count;

    public void Reset(TreeLink link) => _gathered.Reset(new LinkCost(link));

    public void Clear()
    {
        _digits.Clear();
        _gathered.Clear();
        _isGathering = false;
    }

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

internal enum TextMode : byte
{
    // Three digits take ten bits.
    Digits = 0,

    Alphabet = 1,

    Latin1 = 2,

    Utf8 = 3,

    // Characters are stored as in memory, so that lone surrogates survive.
    Utf16 = 4,
}
