using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;
using SerBench.Formats.Xbuf2;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <content>How values are stored.</content>
public ref partial struct Xbuf2CarWriter
{
    private const int LongestNumber = 1 + Varint.MaxLength64;
    private const int LongestFigure = 3 + Varint.MaxLength64 + 1 + sizeof(float);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Store(ref byte target, byte tag, long value)
    {
        target = tag;
        return 1 + Varint.StoreSigned(ref Unsafe.Add(ref target, 1), value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutNumber(byte tag, long value)
    {
        nint length = Store(ref _output.Here(), tag, value);
        _output.Advance(length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutNumber(byte tag, byte value)
    {
        int length = Varint.StoreTagged(ref _output.Here(), tag, value);
        _output.Advance(length);
    }

    /// <summary>Stores the flag, and moves on if it is set.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFlag(int flag, int bits)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), (ushort)(CarTag.Extras | (flag << 8)));
        _output.Step(sizeof(ushort) * (bits & 1));
    }

    /// <summary>A message of two numbers, whose length is that of the first and what is known.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFigure(byte tag, short speed, float value)
    {
        const int Before = 3;
        const int After = 1 + sizeof(float);
        ref byte here = ref _output.Here();
        ref readonly VarintShape shape = ref VarintShape.Of(speed);
        nint length = shape.Length;
        Unsafe.WriteUnaligned(ref here, (uint)(tag | ((1 + After) << 8) | (CarTag.Speed << 16)) + ((uint)length << 8));
        Varint.StoreSigned(ref Unsafe.Add(ref here, Before), speed, in shape);
        ref byte after = ref Unsafe.Add(ref here, Before + length);
        after = CarTag.Figure;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref after, 1), value);
        _output.AdvanceWithin(Before + length + After);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutText(byte tag, ReadOnlySpan<char> text)
    {
        if (text.Length > TextField.LongestInRoom)
        {
            _output.Ensure(checked(TextField.Before + Text.MaxUtf8Length(text.Length)));
        }

        int length = TextField.Store(ref _output.Here(), tag, text);
        _output.Advance(length);
    }

    /// <summary>Writes a tag, leaves a byte for a length, and answers where.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int BeginMessage(byte tag)
    {
        _output.Here() = tag;
        _output.Advance(2);
        return _output.Position - 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EndMessage(int start)
    {
        int end = _output.Position;
        int length = end - start - 1;
        if (length < 0x80)
        {
            _output.PutAt(start, (byte)length);
        }
        else
        {
            _output.Resume(LengthPrefix.Widen(_output.Buffer, end, start));
        }
    }
}
