using System.Globalization;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.MessagePack;

/// <content>Text, what is written as text, bytes and dates.</content>
internal ref partial struct MessagePackWriter<TStyle, TBinarizer>
{
    private const int MaxDecimalLength = Code.MaxFixStrLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        if (TStyle.IsNamed && slot.IsField)
        {
            PutKey(slot.Ordinal);
        }

        PutText(value);
    }

    /// <summary>A call of its own: inlined, the text of a large type would use up what the JIT allows its other fields.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutText(string value)
    {
        // Room for the text as ASCII: most is.
        Output.Ensure(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxHeaderLength + value.Length);
        int header = MessagePackText.HeaderLength(value.Length);
        if (Ascii.TryNarrow(value, Output.Free(header, value.Length)))
        {
            MessagePackText.StoreHeader(ref Output.Here(), value.Length);
            Output.Advance(header + value.Length);
        }
        else
        {
            PutForeignText(value);
        }
    }

    private void PutForeignText(string value)
    {
        int most = Text.MaxUtf8Length(value.Length);
        int widest = MessagePackText.HeaderLength(most);
        Output.Ensure(ObjectLayout<TBinarizer>.Room + widest + most);
        int length = Text.EncodeUtf8(value, Output.Free(widest, most));
        int header = MessagePackText.HeaderLength(length);
        if (header < widest)
        {
            Output.Free(widest, length).CopyTo(Output.Free(header, length));
        }

        MessagePackText.StoreHeader(ref Output.Here(), length);
        Output.Advance(header + length);
    }

    public void WriteGuid(Slot slot, Guid value)
    {
        Begin(slot);
        Output.Put((ushort)(Code.Str8 | (MessagePackText.GuidLength << 8)));
        value.TryFormat(Output.Free(0, MessagePackText.GuidLength), out int written);
        Output.Advance(written);
    }

    public void WriteDecimal(Slot slot, decimal value)
    {
        if (value == 0 && decimal.IsNegative(value))
        {
            throw new UnsupportedValueException("MessagePack writes a decimal as text, which loses the sign of a negative zero.");
        }

        Begin(slot);
        value.TryFormat(Output.Free(1, MaxDecimalLength), out int written, format: default, CultureInfo.InvariantCulture);
        Output.PutByte((byte)(Code.FixStr | written));
        Output.Advance(written);
    }

    public void WriteDateTime(Slot slot, DateTime value)
    {
        if (value.Kind != DateTimeKind.Utc)
        {
            throw new UnsupportedValueException($"A timestamp of MessagePack is UTC; a DateTime of kind {value.Kind} would come back as another time or kind.");
        }

        Begin(slot);
        Output.Advance(Timestamp.Store(ref Output.Here(), value.Ticks));
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        Begin(slot);
        Output.PutByte(Code.FixArray | 2);
        Output.Advance(Timestamp.Store(ref Output.Here(), value.Ticks));
        Output.Advance(MessagePackNumbers.Store(ref Output.Here(), value.TotalOffsetMinutes));
    }

    private void WriteBytes(Slot slot, byte[] value)
    {
        Begin(slot);
        Output.Ensure(ObjectLayout<TBinarizer>.Room + MessagePackText.MaxHeaderLength + value.Length);
        Output.Advance(MessagePackBytes.StoreHeader(ref Output.Here(), value.Length));
        Output.Write(value);
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
    }
}
