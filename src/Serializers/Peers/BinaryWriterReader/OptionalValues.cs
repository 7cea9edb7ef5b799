namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>Values without a method of the library: nullable values, a Guid, and the map of the complex objects.</summary>
internal static class OptionalValues
{
    private const int GuidLength = 16;
    private const int Null = -1;

    public static void WriteOptional(this BinaryWriter writer, string? value)
    {
        writer.Write(value is not null);
        if (value is not null)
        {
            writer.Write(value);
        }
    }

    public static string? ReadOptionalString(this BinaryReader reader) => reader.ReadBoolean() ? reader.ReadString() : null;

    public static void WriteOptional<T, TRecord>(this BinaryWriter writer, T? value)
        where T : class
        where TRecord : struct, IRecord<T>
    {
        writer.Write(value is not null);
        if (value is not null)
        {
            TRecord.Write(writer, value);
        }
    }

    public static T? ReadOptional<T, TRecord>(this BinaryReader reader)
        where T : class
        where TRecord : struct, IRecord<T> => reader.ReadBoolean() ? TRecord.Read(reader) : null;

    /// <summary>A count, or a negative number for a collection that is null.</summary>
    public static void WriteCount(this BinaryWriter writer, int? count) => writer.Write(count ?? Null);

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

    public static void WriteMap(this BinaryWriter writer, Dictionary<string, int>? map)
    {
        writer.WriteCount(map?.Count);
        if (map is not null)
        {
            foreach ((string key, int value) in map)
            {
                writer.Write(key);
                writer.Write(value);
            }
        }
    }

    public static Dictionary<string, int>? ReadMap(this BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var map = new Dictionary<string, int>(count);
        for (int i = 0; i < count; i++)
        {
            string key = reader.ReadString();
            map.Add(key, reader.ReadInt32());
        }

        return map;
    }
}
