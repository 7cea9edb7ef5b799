namespace SerBench.Serializers.Trees.Columnar.Text;

// The window is small, so that digits before packing stay in the L1 cache.
internal sealed class DigitText
{
    private const int WindowLength = 8192;

    private readonly byte[] _window = new byte[WindowLength];
    private readonly EncodeBuffer _blocks = new(1 << 16);
    private int _waiting;

    public int Count => (_blocks.Length / DigitBlock.Bytes * DigitBlock.Digits) + _waiting;

    public void Clear()
    {
        _blocks.Length = 0;
        _waiting = 0;
    }

    [MethodImpl(AggressiveInlining)]
    public bool TryAdd(string value)
    {
        if (value.Length > WindowLength - _waiting)
        {
            return TryAddPiecewise(value);
        }

        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        if (!DigitRun.TryNarrow(ref units, ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_window), _waiting), value.Length))
        {
            return false;
        }

        _waiting += value.Length;
        return true;
    }

    // The result is valid until the next text begins.
    public ReadOnlySpan<byte> Finish()
    {
        PackBlocks();
        int tail = DigitTail.Bytes(_waiting);
        Ensure(tail);
        DigitTail.Pack(_window.AsSpan(0, _waiting), _blocks.Bytes.AsSpan(_blocks.Length, tail));
        return _blocks.Bytes.AsSpan(0, _blocks.Length + tail);
    }

    public void CopyTo(Span<byte> target)
    {
        for (int at = 0; at < _blocks.Length; at += DigitBlock.Bytes)
        {
            DigitBlock.TryUnpack(ref _blocks.Bytes[at], ref MemoryMarshal.GetReference(target[..DigitBlock.Digits]));
            target = target[DigitBlock.Digits..];
        }

        for (int i = 0; i < _waiting; i++)
        {
            target[i] = (byte)('0' + _window[i]);
        }
    }

    private bool TryAddPiecewise(string value)
    {
        if (value.AsSpan().ContainsAnyExceptInRange('0', '9'))
        {
            return false;
        }

        ReadOnlySpan<char> rest = value;
        while (!rest.IsEmpty)
        {
            PackBlocks();
            ReadOnlySpan<char> piece = rest[..Math.Min(rest.Length, WindowLength - _waiting)];
            DigitRun.TryNarrow(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(piece)), ref _window[_waiting], piece.Length);
            _waiting += piece.Length;
            rest = rest[piece.Length..];
        }

        return true;
    }

    [MethodImpl(NoInlining)]
    private void PackBlocks()
    {
        int blocks = _waiting / DigitBlock.Digits;
        Ensure(blocks * DigitBlock.Bytes);
        ref byte window = ref MemoryMarshal.GetArrayDataReference(_window);
        ref byte target = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_blocks.Bytes), _blocks.Length);
        for (int i = 0; i < blocks; i++)
        {
            DigitBlock.Pack(ref Unsafe.Add(ref window, i * DigitBlock.Digits), ref Unsafe.Add(ref target, i * DigitBlock.Bytes));
        }

        _blocks.Length += blocks * DigitBlock.Bytes;
        _window.AsSpan(blocks * DigitBlock.Digits, _waiting % DigitBlock.Digits).CopyTo(_window);
        _waiting %= DigitBlock.Digits;
    }

    private void Ensure(int more)
    {
        if (more > _blocks.Bytes.Length - _blocks.Length)
        {
            _blocks.Grow(_blocks.Length, more);
        }
    }
}
