using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Text behind a prefix that tells its length and encoding (docs/formats/dense.md, "Text").</summary>
internal static class DenseText
{
    /// <summary>Below: the length of ASCII text.</summary>
    private const int FirstLongPrefix = 0xF0;

    private const int NullPrefix = 0xF3;
    private const int EncodingShift = 2;
    private const int LengthMask = (1 << EncodingShift) - 1;
    private const int MaxPrefixLength = 5;

    /// <summary>Room for the prefix and the longest text that <see cref="TryPutShort"/> takes.</summary>
    public const int ShortRoom = 1 + Ascii.ShortLength;

    /// <summary>Stores ASCII text of 4 to 16 characters where there is <see cref="ShortRoom"/>; false for any other text.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text)
    {
        if (text is null || !Ascii.TryNarrow4To16(text, ref Unsafe.Add(ref target, 1)))
        {
            return false;
        }

        target = (byte)text.Length;
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string? Read(ReadOnlySpan<byte> data, int position, out int end)
    {
        if (position >= data.Length)
        {
            WireFormatException.ThrowTruncated(position, 1, 0);
        }

        byte prefix = data[position];
        if (prefix >= FirstLongPrefix)
        {
            return ReadLong(data, position + 1, prefix, out end);
        }

        end = position + 1 + prefix;
        if (end > data.Length)
        {
            WireFormatException.ThrowTruncated(position, 1 + prefix, data.Length - position);
        }

        return DenseTextEncoding.DecodeAscii(data.Slice(position + 1, prefix), position + 1);
    }

    /// <summary>
    /// Any text, where there is <see cref="ShortRoom"/>. What is longer than that takes room of its own, so <paramref name="room"/> for
    /// what follows is proved again.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room)
    {
        var output = new OutputCursor(buffer, position);
        if (text is not null && Ascii.TryNarrowUpTo3(text, ref output.Ahead(1)))
        {
            output.PutByte((byte)text.Length);
            return output.Position + text.Length;
        }

        if (text is null)
        {
            output.Ensure(1);
            output.PutByte(NullPrefix);
        }
        else
        {
            Write(ref output, text);
        }

        output.Ensure(room);
        return output.Position;
    }

    private static void Write(ref OutputCursor output, string text)
    {
        output.Ensure(MaxPrefixLength + (sizeof(char) * text.Length));
        int prefixLength = text.Length < FirstLongPrefix ? 1 : 1 + LengthOfLength(text.Length);
        if (Ascii.TryNarrow(text, output.Free()[prefixLength..]))
        {
            PutPrefix(ref output, TextEncoding.Ascii, text.Length);
            output.Advance(text.Length);
        }
        else
        {
            WriteBeyondAscii(ref output, text);
        }
    }

    private static void WriteBeyondAscii(ref OutputCursor output, string text)
    {
        int start = output.Position;
        TextEncoding encoding = DenseTextEncoding.Choose(text, out int length);
        while (!TryWrite(ref output, text, encoding, length))
        {
            output.MoveTo(start);
            encoding = TextEncoding.Utf16;
            length = text.Length;
        }
    }

    private static bool TryWrite(ref OutputCursor output, string text, TextEncoding encoding, int length)
    {
        PutPrefix(ref output, encoding, length);
        int size = encoding == TextEncoding.Utf16 ? sizeof(char) * length : length;
        Span<byte> target = output.Free()[..size];
        output.Advance(size);
        return DenseTextEncoding.TryEncode(text, encoding, target);
    }

    private static string? ReadLong(ReadOnlySpan<byte> data, int position, byte prefix, out int end)
    {
        var input = new InputCursor(data);
        input.Resume(position);
        end = position;
        if (prefix == NullPrefix)
        {
            return null;
        }

        var encoding = (TextEncoding)((prefix - FirstLongPrefix) >> EncodingShift);
        uint length = (prefix & LengthMask) switch
        {
            0 => input.ReadByte(),
            1 => input.Read<ushort>(),
            2 => input.Read<uint>(),
            _ => uint.MaxValue, // no such prefix: longer than any input
        };
        long size = encoding == TextEncoding.Utf16 ? sizeof(char) * (long)length : length;
        if (size > input.Left)
        {
            WireFormatException.ThrowTruncated(position, size, input.Left);
        }

        ReadOnlySpan<byte> bytes = input.ReadBytes((int)size);
        end = input.Position;
        return DenseTextEncoding.Decode(bytes, encoding, end - bytes.Length);
    }

    /// <summary>How many bytes a prefix takes together with the length behind it.</summary>
    public static int PrefixLength(byte prefix) => prefix < FirstLongPrefix || prefix == NullPrefix ? 1 : 1 + (1 << (prefix & LengthMask));

    private static int LengthOfLength(int length) => length switch { <= byte.MaxValue => 1, <= ushort.MaxValue => 2, _ => 4 };

    private static void PutPrefix(ref OutputCursor output, TextEncoding encoding, int length)
    {
        if (encoding == TextEncoding.Ascii && length < FirstLongPrefix)
        {
            output.PutByte((byte)length);
            return;
        }

        int code = FirstLongPrefix | ((int)encoding << EncodingShift);
        switch (LengthOfLength(length))
        {
            case 1:
                output.PutByte((byte)code);
                output.PutByte((byte)length);
                break;
            case 2:
                output.PutByte((byte)(code + 1));
                output.Put((ushort)length);
                break;
            default:
                output.PutByte((byte)(code + 2));
                output.Put((uint)length);
                break;
        }
    }
}
