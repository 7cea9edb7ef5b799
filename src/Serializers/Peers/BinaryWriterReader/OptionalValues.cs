namespace SerBench.Serializers.Peers.BinaryWriterReader;

public static class OptionalValues
{
    private const int GuidLength = 16;

    public static void WriteOptional(this BinaryWriter writer, string? value)
    {
        writer.Write(value is not null);
        if (value is not null)
        {
            writer.Write(value);
        }
    }

    public static string? ReadOptionalString(this BinaryReader reader) => reader.ReadBoolean() ? reader.ReadString() : null;

    public static void Write(this BinaryWriter writer, Guid value)
    {
        Span<byte> bytes = stackalloc byte[GuidLength];
        value.TryWriteBytes(bytes);
        writer.Write(bytes);
    }

    public static Guid ReadGuid(this BinaryReader reader)
    {
        Span<byte> bytes = stackalloc byte[GuidLength];
        reader.ReadExactly(bytes);
        return new Guid(bytes);
    }

    public static void Write(this BinaryWriter writer, DateTime value)
    {
        writer.Write(value.Ticks);
        writer.Write((byte)value.Kind);
    }

    public static DateTime ReadDateTime(this BinaryReader reader) => new(reader.ReadInt64(), (DateTimeKind)reader.ReadByte());

    public static void Write(this BinaryWriter writer, DateTimeOffset value)
    {
        writer.Write(value.Ticks);
        writer.Write((short)value.TotalOffsetMinutes);
    }

    public static DateTimeOffset ReadDateTimeOffset(this BinaryReader reader) =>
        new(reader.ReadInt64(), TimeSpan.FromMinutes(reader.ReadInt16()));
}
