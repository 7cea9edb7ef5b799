using System.Buffers.Binary;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>UTF-8 behind its length (docs/formats/typed.md, "Values").</summary>
internal static class TypedText
{
    private const int LongPrefixLength = 1 + sizeof(int);

    /// <summary>Writes at a position and answers where it ended.</summary>
    public static int Write(string text, EncodeBuffer buffer, int position)
    {
        var output = new OutputCursor(buffer, position);
        output.Ensure(LongPrefixLength + Text.MaxUtf8Length(text.Length));
        int guess = text.Length < LongLengths.Mark ? 1 : LongPrefixLength;
        int length = Text.EncodeUtf8(text, output.Free()[guess..]);
        if (length < LongLengths.Mark)
        {
            output.PutByte((byte)length);
        }
        else
        {
            Span<byte> target = output.Free();
            target.Slice(guess, length).CopyTo(target[LongPrefixLength..]);
            target[0] = LongLengths.Mark;
            BinaryPrimitives.WriteInt32BigEndian(target[1..], length);
            output.Advance(LongPrefixLength);
        }

        return output.Position + length;
    }
}
