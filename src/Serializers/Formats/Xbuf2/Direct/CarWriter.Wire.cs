using System.Runtime.CompilerServices;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <content>How values are stored.</content>
public ref partial struct CarWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutNumber(byte tag, long value)
    {
        _output.Ensure(1 + Varint.MaxLength64);
        ref byte here = ref _output.Here();
        here = tag;
        int length = Varint.Store(ref Unsafe.Add(ref here, 1), (ulong)value);
        _output.Advance(1 + length);
    }

    /// <summary>Writes the flag into ensured room, and moves on if it is set.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFlag(int flag, int bits)
    {
        _output.PutAt(_output.Position, (ushort)(CarTag.Extras | (flag << 8)));
        _output.Advance(sizeof(ushort) * (bits & 1));
    }

    /// <summary>A message of two numbers, whose length is known once the first is stored.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFigure(byte tag, short speed, float value)
    {
        const int Before = 3;
        const int After = 1 + sizeof(float);
        _output.Ensure(Before + Varint.MaxLength64 + After);
        ref byte here = ref _output.Here();
        int length = Varint.Store(ref Unsafe.Add(ref here, Before), (ulong)speed);
        Unsafe.WriteUnaligned(ref here, (ushort)(tag | ((1 + length + After) << 8)));
        Unsafe.Add(ref here, 2) = CarTag.Speed;
        ref byte after = ref Unsafe.Add(ref here, Before + length);
        after = CarTag.Figure;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref after, 1), value);
        _output.Advance(Before + length + After);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutText(byte tag, ReadOnlySpan<char> text)
    {
        _output.Ensure(checked(Tag.MaxLength + Varint.MaxLength32 + Text.MaxUtf8Length(text.Length)));
        int length = TextField.Store(ref _output.Here(), tag, text);
        _output.Advance(length);
    }

    /// <summary>Writes a tag, leaves a byte for a length, and answers where.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int BeginMessage(byte tag)
    {
        _output.Ensure(2);
        _output.Put((ushort)tag);
        return _output.Position - 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EndMessage(int start)
    {
        int length = _output.Position - start - 1;
        if (length < 0x80)
        {
            _output.PutAt(start, (byte)length);
        }
        else
        {
            _output.Resume(LengthPrefix.Widen(_output, start, length));
        }
    }
}
