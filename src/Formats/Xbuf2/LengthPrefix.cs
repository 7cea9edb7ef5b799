using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>Lengths beyond 127: one byte was left for them, which spares measuring every message first.</summary>
internal static class LengthPrefix
{
    /// <summary>
    /// Moves what follows a length up, fills the length in, and answers where the message now ends. It has a cursor of its own, so that the
    /// caller's can stay in registers.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Widen(EncodeBuffer buffer, int end, int start)
    {
        var output = new OutputCursor(buffer, end);
        uint length = (uint)(end - start - 1);
        int width = Varint.Length(length);
        output.Shift(start + 1, width - 1);
        for (int i = 1; i <= width; i++, length >>= 7)
        {
            output.PutAt(start + i - 1, (byte)(length | (i < width ? 0x80u : 0)));
        }

        return output.Position;
    }
}
