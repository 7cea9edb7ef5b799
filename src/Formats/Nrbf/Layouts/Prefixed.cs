using System.Runtime.CompilerServices;
using System.Text;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>Names as they stand in records: their UTF-8 length as a varint, then the bytes.</summary>
internal static class Prefixed
{
    public static byte[] Of(string text)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        var buffer = new EncodeBuffer(Varint.MaxLength32 + bytes.Length);
        var output = new OutputCursor(buffer);
        Varint.Put(ref output, (uint)bytes.Length);
        output.Write(bytes);
        output.Finish();
        return buffer.ToArray();
    }

    /// <summary>The length in front of a text whose bytes are all there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadLength(ref InputCursor input)
    {
        ulong length = Varint.Read(ref input);
        if (length > (uint)input.Left)
        {
            WireFormatException.ThrowTruncated(input.Position, (long)length, input.Left);
        }

        return (int)length;
    }
}
