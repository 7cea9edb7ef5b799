using System.Buffers;
using System.Buffers.Binary;

namespace SerBench.Migration.Old;

internal sealed class RecordCursor(byte[] data)
{
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    public int Position { get; private set; }

    public int Left => data.Length - Position;

    public int Length => data.Length;

    public ReadOnlySpan<byte> Take(int count)
    {
        if (count < 0 || count > Left)
        {
            throw Fault($"needs {count:N0} more bytes, and {Left:N0} are left: it is cut short or damaged");
        }

        Position += count;
        return data.AsSpan(Position - count, count);
    }

    public byte TakeByte() => Take(1)[0];

    public int TakeInt() => BinaryPrimitives.ReadInt32LittleEndian(Take(sizeof(int)));

    public long TakeLong() => BinaryPrimitives.ReadInt64LittleEndian(Take(sizeof(long)));

    public string TakeText()
    {
        int length = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte part = TakeByte();
            length |= (part & 0x7F) << shift;
            if (part < 0x80)
            {
                break;
            }

            if (shift == 28)
            {
                throw Fault("has a text whose length has too many bytes");
            }
        }

        try
        {
            return Utf8.GetString(Take(length));
        }
        catch (DecoderFallbackException)
        {
            throw Fault("has a text that is no UTF-8");
        }
    }

    // UTF-8 cannot encode halves of surrogate pairs, so they are refused.
    public char TakeCharacter()
    {
        bool isOne = Rune.DecodeFromUtf8(data.AsSpan(Position), out Rune rune, out int count) == OperationStatus.Done && rune.IsBmp;
        Take(isOne ? count : throw Fault("has a character that is none"));
        return (char)rune.Value;
    }

    public decimal TakeDecimal() => decimal.TryParse(TakeText(), NumberStyles.Number, null, out decimal number)
        ? number
        : throw Fault("has a decimal that is no number");

    public InvalidDataException Fault(string what) => new($"at byte {Position:N0} it {what}");
}
