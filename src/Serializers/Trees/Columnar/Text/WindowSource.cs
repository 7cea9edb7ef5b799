namespace SerBench.Serializers.Trees.Columnar.Text;

internal ref struct WindowSource<TUnpacker> : ITextSource
    where TUnpacker : struct, ITextUnpacker, allows ref struct
{
    public const int WindowLength = 16 * DigitBlock.Digits;

    private readonly ref byte _window;
    private TUnpacker _unpacker;
    private int _at;
    private int _end;

    /// <param name="window">memory of WindowLength bytes.</param>
    public WindowSource(TUnpacker unpacker, Span<byte> window)
    {
        _unpacker = unpacker;
        _window = ref MemoryMarshal.GetReference(window);
    }

    [MethodImpl(AggressiveInlining)]
    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        if (length > _end - _at)
        {
            ReadPiecewise(chars);
        }
        else
        {
            ByteRun.Widen(ref Unsafe.Add(ref _window, _at), ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(chars)), length);
            _at += length;
        }

        return text;
    }

    public readonly void End() { }

    [MethodImpl(NoInlining)]
    private void ReadPiecewise(Span<char> chars)
    {
        while (!chars.IsEmpty)
        {
            Refill();
            int some = Math.Min(chars.Length, _end - _at);
            ByteRun.Widen(ref Unsafe.Add(ref _window, _at), ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(chars)), some);
            _at += some;
            chars = chars[some..];
        }
    }

    private void Refill()
    {
        Span<byte> window = MemoryMarshal.CreateSpan(ref _window, WindowLength);
        window[_at.._end].CopyTo(window);
        _end -= _at;
        _at = 0;
        _end += _unpacker.Unpack(window[_end..]);
    }
}
