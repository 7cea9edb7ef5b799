using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Digits, unpacked some blocks ahead of the strings that take them.</summary>
internal ref struct DigitSource : ITextSource
{
    public const int WindowLength = 32 * DigitBlock.Digits;

    private readonly ref byte _window;
    private readonly int _offset;
    private ReadOnlySpan<byte> _packed;
    private int _blocks;
    private int _tail;
    private int _at;
    private int _end;

    /// <param name="packed">All of the text, as long as <see cref="Bytes"/> says.</param>
    /// <param name="window">Memory of <see cref="WindowLength"/>.</param>
    public DigitSource(ReadOnlySpan<byte> packed, int digits, int offset, Span<byte> window)
    {
        _packed = packed;
        _blocks = digits / DigitBlock.Digits;
        _tail = digits % DigitBlock.Digits;
        _offset = offset;
        _window = ref MemoryMarshal.GetReference(window);
    }

    /// <summary>The bytes of some digits.</summary>
    public static int Bytes(int digits) => (digits / DigitBlock.Digits * DigitBlock.Bytes) + DigitTail.Bytes(digits % DigitBlock.Digits);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string Read(int length)
    {
        string text = Wire.Text.Fresh(length, out Span<char> chars);
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

    public readonly void End()
    {
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
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
        for (; _blocks > 0 && _end <= WindowLength - DigitBlock.Digits; _blocks--)
        {
            Unpacked(DigitBlock.TryUnpack(ref MemoryMarshal.GetReference(_packed), ref Unsafe.Add(ref _window, _end)));
            _packed = _packed[DigitBlock.Bytes..];
            _end += DigitBlock.Digits;
        }

        if (_tail > 0 && _blocks == 0 && _end <= WindowLength - _tail)
        {
            Unpacked(DigitTail.TryUnpack(_packed, window.Slice(_end, _tail)));
            _end += _tail;
            _tail = 0;
        }
    }

    private readonly void Unpacked(bool areDigits)
    {
        if (!areDigits)
        {
            WireFormatException.Throw(_offset, "packed digits hold a group beyond its range");
        }
    }
}
