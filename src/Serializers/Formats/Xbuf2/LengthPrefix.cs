using System.Runtime.CompilerServices;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Lengths beyond 127: one byte was left for them, which spares measuring every message first.</summary>
internal static class LengthPrefix
{
    /// <summary>Moves what follows a length up and fills the length in.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Widen(ref OutputCursor output, int start, int length)
    {
        output.Shift(start + 1, Varint.Length((uint)length) - 1);
        for (uint rest = (uint)length; ; start++, rest >>= 7)
        {
            bool isLast = rest < 0x80;
            output.PutAt(start, (byte)(rest | (isLast ? 0 : 0x80u)));
            if (isLast)
            {
                return;
            }
        }
    }
}
