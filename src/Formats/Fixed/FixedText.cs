using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

/// <summary>Text behind its header: characters as they lie in memory.</summary>
internal static class FixedText
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref RoomCursor output, string text)
    {
        if (text.Length > RoomCursor.Room / sizeof(char))
        {
            output.Ensure(checked(sizeof(char) * text.Length));
        }

        Utf16.StoreName(ref output.Here(), text);
        output.Advance(sizeof(char) * text.Length);
    }

    /// <summary>The text of a header, which is one more than its characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Take(ref InputCursor input, int header)
    {
        if (header == 0)
        {
            return null;
        }

        int length = header - 1;
        if ((uint)length > (uint)input.Left / sizeof(char))
        {
            WireFormatException.ThrowCount(input.Position, length);
        }

        return new string(MemoryMarshal.Cast<byte, char>(input.ReadBytes(sizeof(char) * length)));
    }
}
