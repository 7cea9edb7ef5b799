namespace SerBench.Formats.Compression;

/// <summary>A compressed message: the length of the plain, which is the uncompressed message, then the compressed block
/// (docs/formats/compression.md).</summary>
public static class CompressedMessage
{
    /// <summary>The longest plain, which limits the memory that a short message can demand.</summary>
    public const int MaxPlainLength = 1 << 28;

    /// <summary>Writes a compressed message.</summary>
    public static void Write(ICompressor compressor, ReadOnlySpan<byte> plain, EncodeBuffer message)
    {
        if (plain.Length > MaxPlainLength)
        {
            throw new UnsupportedValueException($"A compressed message holds at most {MaxPlainLength} bytes, not {plain.Length}.");
        }

        var output = new OutputCursor(message);
        output.Ensure(Varint.MaxLength32);
        Varint.Put(ref output, (ulong)plain.Length);
        output.Finish();
        if (!plain.IsEmpty)
        {
            compressor.Compress(plain, message);
        }
    }

    /// <summary>Reads a message and replaces the contents of <paramref name="plain"/>.</summary>
    /// <exception cref="WireFormatException">The message is damaged, or its plain is longer than allowed.</exception>
    public static void Read(ICompressor compressor, ArraySegment<byte> message, EncodeBuffer plain, int maxPlainLength = MaxPlainLength)
    {
        var input = new InputCursor(message);
        ulong length = Varint.Read(ref input);
        if (length > (ulong)maxPlainLength)
        {
            WireFormatException.ThrowFault(0, $"a plain of {length} bytes exceeds the limit of {maxPlainLength}");
        }

        if (length == 0)
        {
            input.ExpectEnd();
            plain.Length = 0;
            return;
        }

        compressor.Decompress(message, input.Position, (int)length, plain);
    }
}
