namespace SerBench.Formats.Dense;

// A prefix states the length and encoding of text (docs/formats/dense.md, "Text").
internal static class DenseText
{
    // A prefix below this value is the length of ASCII text.
    private const int FirstLongPrefix = 0xF0;

    private const int NullPrefix = 0xF3;
    private const int EncodingShift = 2;
    private const int ShortUtf16Prefix = FirstLongPrefix | ((int)TextEncoding.Utf16 << EncodingShift);
    private const int LengthMask = (1 << EncodingShift) - 1;
    private const int MaxPrefixLength = 5;

    public const int ShortRoom = 1 + Ascii.ShortLength;

    // Stores a length byte and ASCII text of at most 16 characters. Returns false for other text. `target` needs ShortRoom bytes.
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length)
    {
        if (text is null)
        {
            length = 0;
            return false;
        }

        length = text.Length;
        if (!Ascii.TryNarrowUpTo16(text, ref Unsafe.Add(ref target, 1), length))
        {
            return false;
        }

        target = (byte)length;
        return true;
    }

    [MethodImpl(NoInlining)]
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

        if (prefix >= data.Length - position)
        {
            WireFormatException.ThrowTruncated(position, 1 + prefix, data.Length - position);
        }

        end = position + 1 + prefix;

        return DenseTextEncoding.DecodeAscii(data.Slice(position + 1, prefix), position + 1);
    }

    [MethodImpl(NoInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room)
    {
        ref byte target = ref At(buffer, position);
        if (text is null)
        {
            target = NullPrefix;
            return position + 1;
        }

#if NET10_0_OR_GREATER
        if (MaskedAscii.IsSupported && text.Length <= MaskedAscii.LongestLoad)
        {
            return WriteVector(text, buffer, position, room);
        }
#endif

        // TryPutShort has refused the text, so short text is not ASCII.
        if (text.Length <= Ascii.ShortLength)
        {
            return WriteNonAscii(text, buffer, position, room);
        }

        if (text.Length > 2 * Ascii.ShortLength || buffer.Bytes.Length - position < 1 + text.Length + room)
        {
            return WriteLong(text, buffer, position, room);
        }

        if (!Ascii.TryNarrow16To32(text, ref Unsafe.Add(ref target, 1)))
        {
            return WriteNonAscii(text, buffer, position, room);
        }

        target = (byte)text.Length;
        return position + 1 + text.Length;
    }

    [MethodImpl(NoInlining)]
    public static int WriteCopy(string? text, EncodeBuffer buffer, int position, int room)
    {
        if (string.IsNullOrEmpty(text))
        {
            At(buffer, position) = text is null ? (byte)NullPrefix : (byte)0;
            return position + 1;
        }

        DenseRoom.Ensure(buffer, position, RoomFor(text, room));
        int start = position + PutPrefix(ref At(buffer, position), TextEncoding.Utf16, text.Length);
        ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(text.AsSpan());
        bytes.CopyTo(buffer.Bytes.AsSpan(start));
        return start + bytes.Length;
    }

    private static int RoomFor(string text, int more)
    {
        long room = MaxPrefixLength + ((long)sizeof(char) * text.Length) + more;
        EncodeBuffer.DemandLength(room);
        return (int)room;
    }

    [MethodImpl(NoInlining)]
    private static int WriteLong(string text, EncodeBuffer buffer, int position, int room)
    {
        DenseRoom.Ensure(buffer, position, RoomFor(text, Utf8Text.Spare + room));
        int end;
        switch (DenseTextEncoding.Guess(text))
        {
            case TextEncoding.Utf8
                when TryWriteUtf8(text, text.Length + (text.Length / 16), isSparse: false, buffer.Bytes.AsSpan(position), out end):
                return position + end;
            case TextEncoding.Ascii:
                int start = position + PutPrefix(ref At(buffer, position), TextEncoding.Ascii, text.Length);
                end = Ascii.NarrowStart(text, buffer.Bytes.AsSpan(start, text.Length));
                return end == text.Length ? start + end : position + WriteBeyondAscii(text, end, buffer.Bytes.AsSpan(position));
            default:
                return position + WriteBeyondAscii(text, 0, buffer.Bytes.AsSpan(position));
        }
    }

#if NET10_0_OR_GREATER
    // Writes text that fits one vector. No branch depends on the length. All calls are tail calls, so the ASCII path saves no registers.
    [MethodImpl(NoInlining)]
    private static int WriteVector(string text, EncodeBuffer buffer, int position, int room)
    {
        if (buffer.Bytes.Length - position < 1 + MaskedAscii.LongestLoad + room)
        {
            return WriteLong(text, buffer, position, room);
        }

        ref ushort first = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        Vector512<ushort> units = MaskedAscii.Load(ref first, text.Length);
        if (!DenseTextEncoding.IsAscii(units))
        {
            return WriteNonAscii(text, buffer, position, room);
        }

        ref byte target = ref At(buffer, position);
        target = (byte)text.Length;
        Avx512BW.ConvertToVector256Byte(units).StoreUnsafe(ref target, 1);
        return position + 1 + text.Length;
    }
#endif

    [MethodImpl(NoInlining)]
    private static int WriteNonAscii(string text, EncodeBuffer buffer, int position, int room)
    {
        DenseRoom.Ensure(buffer, position, RoomFor(text, Utf8Text.Spare + room));
        return position + WriteBeyondAscii(text, 0, buffer.Bytes.AsSpan(position));
    }

    private static int WriteBeyondAscii(string text, int narrowed, Span<byte> target)
    {
        switch (DenseTextEncoding.Choose(text, narrowed, out int utf8Length))
        {
            case TextEncoding.Utf8
                when TryWriteUtf8(text, utf8Length, Utf8Text.IsSparse(utf8Length - text.Length, text.Length), target, out int end):
                return end;
            case TextEncoding.Latin1:
                int start = PutPrefix(ref MemoryMarshal.GetReference(target), TextEncoding.Latin1, text.Length);
                return start + Ascii.NarrowLatin1(text, target[start..]);
            default:
                start = PutPrefix(ref MemoryMarshal.GetReference(target), TextEncoding.Utf16, text.Length);
                ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(text.AsSpan());
                bytes.CopyTo(target[start..]);
                return start + bytes.Length;
        }
    }

    // Returns false if UTF-8 cannot hold the text or takes too many bytes. Moves the text if the prefix has another length than expected.
    private static bool TryWriteUtf8(string text, int likelyLength, bool isSparse, Span<byte> target, out int end)
    {
        int start = 1 + LengthOfLength(likelyLength);
        int length = isSparse ? Utf8Runtime.Encode(text, target[start..]) : DenseTextEncoding.EncodeUtf8(text, target[start..]);
        if (length < 0 || length - text.Length > DenseTextEncoding.MostExtra(text))
        {
            end = 0;
            return false;
        }

        end = 1 + LengthOfLength(length) + length;

        if (start + length != end)
        {
            target.Slice(start, length).CopyTo(target[(end - length)..]);
        }

        PutPrefix(ref MemoryMarshal.GetReference(target), TextEncoding.Utf8, length);
        return true;
    }

    // `position` must lie within the buffer.
    [MethodImpl(AggressiveInlining)]
    private static ref byte At(EncodeBuffer buffer, int position) =>
        ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);

    private static string? ReadLong(ReadOnlySpan<byte> data, int position, byte prefix, out int end)
    {
        if (prefix == ShortUtf16Prefix && position < data.Length && data[position] * sizeof(char) < data.Length - position)
        {
            end = position + 1 + (data[position] * sizeof(char));
            return new string(MemoryMarshal.Cast<byte, char>(data[(position + 1)..end]));
        }

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
            _ => uint.MaxValue, // longer than any input, because there is no such prefix.
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

    public static int PrefixLength(byte prefix) => prefix < FirstLongPrefix || prefix == NullPrefix ? 1 : 1 + (1 << (prefix & LengthMask));

    [MethodImpl(AggressiveInlining)]
    private static int LengthOfLength(int length) => length switch { <= byte.MaxValue => 1, <= ushort.MaxValue => 2, _ => 4 };

    // Returns the length of the prefix. Changes no byte after the prefix, because text may be there.
    private static int PutPrefix(ref byte target, TextEncoding encoding, int length)
    {
        if (encoding == TextEncoding.Ascii && length < FirstLongPrefix)
        {
            target = (byte)length;
            return 1;
        }

        int lengthOfLength = LengthOfLength(length);
        target = (byte)(FirstLongPrefix | ((int)encoding << EncodingShift) | BitOperations.Log2((uint)lengthOfLength));
        ref byte number = ref Unsafe.Add(ref target, 1);
        if (lengthOfLength == sizeof(byte))
        {
            number = (byte)length;
        }
        else if (lengthOfLength == sizeof(ushort))
        {
            Unsafe.WriteUnaligned(ref number, (ushort)length);
        }
        else
        {
            Unsafe.WriteUnaligned(ref number, length);
        }

        return 1 + lengthOfLength;
    }
}
