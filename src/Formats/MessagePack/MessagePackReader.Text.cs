using System.Buffers.Text;

namespace SerBench.Formats.MessagePack;

internal ref partial struct MessagePackReader<TStyle, TBinarizer>
{
    // NoInlining, because text would use up the inlining budget for other fields.
    [MethodImpl(NoInlining)]
    public string? ReadString(Slot slot)
    {
        if (!Begin(slot) || TryReadNil())
        {
            return null;
        }

        int length = MessagePackText.ReadHeader(ref Input);
        int start = Input.Position;
        return Text.DecodeUtf8(Input.ReadBytes(length), start);
    }

    private TEnum ReadMember<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        if (!Begin(slot))
        {
            return default;
        }

        int start = Input.Position;
        return MessagePackMembers<TEnum>.Find(Input.ReadBytes(MessagePackText.ReadHeader(ref Input)), start);
    }

    public Guid ReadGuid(Slot slot)
    {
        if (!Begin(slot))
        {
            return Guid.Empty;
        }

        int start = Input.Position;
        ReadOnlySpan<byte> text = Input.ReadBytes(MessagePackText.ReadHeader(ref Input));
        bool isGuid = Utf8Parser.TryParse(text, out Guid value, out int read, 'D');
        if (!isGuid || text.Length != MessagePackText.GuidLength || read != text.Length)
        {
            WireFormatException.Throw(start, "a Guid as 36 characters of text");
            return default;
        }

        return value;
    }

    public decimal ReadDecimal(Slot slot)
    {
        if (!Begin(slot))
        {
            return 0;
        }

        int start = Input.Position;
        ReadOnlySpan<byte> text = Input.ReadBytes(MessagePackText.ReadHeader(ref Input));
        if (!Utf8Parser.TryParse(text, out decimal value, out int read) || read != text.Length)
        {
            WireFormatException.Throw(start, "a decimal as text");
        }

        return value;
    }

    public DateTime ReadDateTime(Slot slot) => Begin(slot) ? new DateTime(Timestamp.Read(ref Input), DateTimeKind.Utc) : default;

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        if (!Begin(slot))
        {
            return default;
        }

        int start = Input.Position;
        bool isPair = MessagePackSkip.ReadArrayHeader(ref Input) == 2;
        long ticks = isPair ? Timestamp.Read(ref Input) : 0;
        long minutes = isPair ? ReadInteger(-Timestamp.MaxOffsetMinutes, Timestamp.MaxOffsetMinutes) : 0;
        long utc = ticks - (minutes * TimeSpan.TicksPerMinute);
        if (!isPair || utc < 0 || utc > DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(start, "a local time between the years 1 and 9999 and its offset");
        }

        return new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
    }
}
