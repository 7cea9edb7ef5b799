using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Writing;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Parts;

/// <summary>Text: its length in bytes, UTF-8, a zero byte. Parameters and answers as in <see cref="TablePart"/>.</summary>
internal static class TextPart
{
    private const int LengthSize = 4;
    private const int TerminatorSize = 1;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(string value, EncodeBuffer buffer, int position, int from)
    {
        var output = new OutputCursor(buffer, position);
        int start = output.Start(checked(Text.MaxUtf8Length(value.Length) + LengthSize + TerminatorSize), LengthSize);
        output.PutAt(from, start - from);
        output.Advance(LengthSize);
        int length = Text.EncodeUtf8(value, output.Free());
        output.PutAt(start, length);
        output.Advance(length);
        output.PutByte(0);
        return output.Position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string Read(in Message message, int from)
    {
        int start = message.Follow(from);
        uint length = message.Load<uint>(start);
        message.Reach(start, (long)length + LengthSize + TerminatorSize);
        int text = start + LengthSize;
        if (message.Load<byte>(text + (int)length) != 0)
        {
            WireFormatException.Throw(text + (int)length, "text that ends in a zero byte");
        }

        return Text.DecodeUtf8(message.Slice(text, (int)length), text);
    }
}
