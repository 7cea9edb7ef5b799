using System.Text.Unicode;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>UTF-8. As lengths are of characters, each string is made once and filled.</summary>
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
