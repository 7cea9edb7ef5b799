using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Characters as they are in memory.</summary>
internal ref struct Utf16Source(ReadOnlySpan<byte> text) : ITextSource
{
    private ReadOnlySpan<byte> _text = text;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        _text[..(length * sizeof(char))].CopyTo(MemoryMarshal.AsBytes(chars));
        _text = _text[(length * sizeof(char))..];
        return text;
    }

    public readonly void End()
    {
    }
}
