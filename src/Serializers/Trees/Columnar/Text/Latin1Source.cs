using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>One byte per character.</summary>
internal ref struct Latin1Source(ReadOnlySpan<byte> text) : ITextSource
{
    private readonly ref byte _text = ref MemoryMarshal.GetReference(text);
    private int _at;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string Read(int length)
    {
        string text = Formats.Wire.Text.Fresh(length, out Span<char> chars);
        ByteRun.Widen(ref Unsafe.Add(ref _text, _at), ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(chars)), length);
        _at += length;
        return text;
    }

    public readonly void End()
    {
    }
}
