using System.Text.Unicode;

namespace SerBench.Serializers.Trees.Columnar.Text;

internal interface ITextSource
{
    // `length` is at least 1. The caller has checked that the frame has `length` more characters.
    string Read(int length);

    void End();
}

internal interface ITextSink
{
    // The string is not empty. Returns false, with nothing taken, if the sink cannot store it.
    bool TryAdd(string value);
}

internal interface ITextUnpacker
{
    // Fills room with characters up to U+00FF, and returns their number.
    int Unpack(Span<byte> room);
}

internal ref struct Latin1Source(ReadOnlySpan<byte> text) : ITextSource
{
    private readonly ref byte _text = ref MemoryMarshal.GetReference(text);
    private int _at;

    [MethodImpl(AggressiveInlining)]
    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        ByteRun.Widen(ref Unsafe.Add(ref _text, _at), ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(chars)), length);
        _at += length;
        return text;
    }

    public readonly void End() { }
}

internal ref struct Utf16Source(ReadOnlySpan<byte> text) : ITextSource
{
    private ReadOnlySpan<byte> _text = text;

    [MethodImpl(AggressiveInlining)]
    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        _text[..(length * sizeof(char))].CopyTo(MemoryMarshal.AsBytes(chars));
        _text = _text[(length * sizeof(char))..];
        return text;
    }

    public readonly void End() { }
}

internal ref struct Utf8Source(ReadOnlySpan<byte> text, int offset) : ITextSource
{
    private ReadOnlySpan<byte> _text = text;
    private int _offset = offset;

    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        Utf8.ToUtf16(_text, chars, out int read, out int written, replaceInvalidSequences: false);
        if (written < length)
        {
            WireFormatException.ThrowFault(_offset + read, "text is not valid UTF-8 or ends within a character");
        }

        _text = _text[read..];
        _offset += read;
        return text;
    }

    public readonly void End()
    {
        if (!_text.IsEmpty)
        {
            WireFormatException.ThrowFault(_offset, $"text ends {_text.Length} bytes early");
        }
    }
}
