using System.Text.Unicode;

namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Makes the strings of a frame, one after the other.</summary>
internal interface ITextSource
{
    /// <summary>The next string, of 1 or more characters. The caller has checked that the frame has that many left.</summary>
    string Read(int length);

    /// <summary>Called after the last character: refuses bytes that stand for no character.</summary>
    void End();
}

/// <summary>Takes the text of a frame, string by string.</summary>
internal interface ITextSink
{
    /// <summary>Takes a string that is not empty; false, with nothing taken, if the sink has no way to store it.</summary>
    bool TryAdd(string value);
}

/// <summary>Turns packed characters into bytes, some at a time.</summary>
internal interface ITextUnpacker
{
    /// <summary>Unpacks as many characters as there is room for, each at most U+00FF; returns their number.</summary>
    int Unpack(Span<byte> room);
}

/// <summary>One byte per character.</summary>
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

/// <summary>Characters as in memory.</summary>
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

/// <summary>UTF-8. Lengths count characters, so each string is created once and then filled.</summary>
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
