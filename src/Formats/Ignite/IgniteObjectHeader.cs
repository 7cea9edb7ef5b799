namespace SerBench.Formats.Ignite;

// Read checks that the object, its footer and every entry of the footer lie within the data.
internal readonly struct IgniteObjectHeader
{
    private IgniteObjectHeader(ReadOnlySpan<byte> data, int start)
    {
        ReadOnlySpan<byte> header = data.Slice(start, IgniteHeader.Length);
        Start = start;
        Flags = BinaryPrimitives.ReadUInt16LittleEndian(header[IgniteHeader.FlagsAt..]);
        TypeId = BinaryPrimitives.ReadInt32LittleEndian(header[IgniteHeader.TypeIdAt..]);
        Hash = BinaryPrimitives.ReadInt32LittleEndian(header[IgniteHeader.HashAt..]);
        Length = BinaryPrimitives.ReadInt32LittleEndian(header[IgniteHeader.LengthAt..]);
        SchemaId = BinaryPrimitives.ReadInt32LittleEndian(header[IgniteHeader.SchemaIdAt..]);
        SchemaOffset = BinaryPrimitives.ReadInt32LittleEndian(header[IgniteHeader.SchemaOffsetAt..]);
        EntryLength = (IsCompact ? 0 : sizeof(int)) + IgniteHeader.OffsetWidth(Flags);
    }

    public int Start { get; }

    public int Flags { get; }

    public int TypeId { get; }

    public int Hash { get; }

    public int Length { get; }

    public int SchemaId { get; }

    public int SchemaOffset { get; }

    public int EntryLength { get; }

    public int End => Start + Length;

    public bool IsCompact => (Flags & IgniteHeader.CompactFooter) != 0;

    public bool HasRaw => (Flags & IgniteHeader.HasRaw) != 0;

    public bool HasSchema => (Flags & IgniteHeader.HasSchema) != 0;

    public int FieldsEnd => HasSchema ? Start + SchemaOffset : End;

    public int FieldCount => HasSchema ? (Length - SchemaOffset - (HasRaw ? sizeof(int) : 0)) / EntryLength : 0;

    public static IgniteObjectHeader Read(ReadOnlySpan<byte> data, int start)
    {
        if ((uint)start > (uint)data.Length || data.Length - start < IgniteHeader.Length)
        {
            WireFormatException.ThrowTruncated(start, IgniteHeader.Length, data.Length - start);
        }

        if (data[start] != IgniteCode.Object || data[start + IgniteHeader.VersionAt] != IgniteHeader.Version)
        {
            WireFormatException.Throw(start, $"an object of version {IgniteHeader.Version}");
        }

        var header = new IgniteObjectHeader(data, start);
        int left = data.Length - start;
        if (header.Length < IgniteHeader.Length || header.Length > left)
        {
            WireFormatException.Throw(start + IgniteHeader.LengthAt, $"an object of {IgniteHeader.Length}..{left} bytes");
        }

        int footer = header.Length - header.SchemaOffset - (header.HasRaw ? sizeof(int) : 0);
        bool isWhole = header.SchemaOffset >= IgniteHeader.Length && header.SchemaOffset <= header.Length
            && (!header.HasSchema || (footer > 0 && footer % header.EntryLength == 0))
            && (header.Flags & IgniteHeader.Offsets) != IgniteHeader.Offsets;
        if (!isWhole)
        {
            WireFormatException.Throw(start + IgniteHeader.SchemaOffsetAt, "a footer of whole entries");
        }

        return header;
    }

    public void RequireHash(ReadOnlySpan<byte> data)
    {
        if (Hash31.Compute(data[(Start + IgniteHeader.Length)..FieldsEnd]) != Hash)
        {
            WireFormatException.Throw(Start + IgniteHeader.HashAt, "the hash of the content");
        }
    }

    public int Offset(ReadOnlySpan<byte> data, int index)
    {
        int width = IgniteHeader.OffsetWidth(Flags);
        ReadOnlySpan<byte> entry = data[(Start + SchemaOffset + ((index + 1) * EntryLength) - width)..];
        return width switch
        {
            1 => entry[0],
            2 => BinaryPrimitives.ReadUInt16LittleEndian(entry),
            _ => BinaryPrimitives.ReadInt32LittleEndian(entry),
        };
    }

    public int FieldId(ReadOnlySpan<byte> data, int index) =>
        BinaryPrimitives.ReadInt32LittleEndian(data[(Start + SchemaOffset + (index * EntryLength))..]);

    public int RawStart(ReadOnlySpan<byte> data) =>
        Start + (HasSchema ? BinaryPrimitives.ReadInt32LittleEndian(data[(End - sizeof(int))..]) : SchemaOffset);
}

internal static class IgniteHeader
{
    public const int Length = 24;
    public const int VersionAt = 1;
    public const int FlagsAt = 2;
    public const int TypeIdAt = 4;
    public const int HashAt = 8;
    public const int LengthAt = 12;
    public const int SchemaIdAt = 16;
    public const int SchemaOffsetAt = 20;

    public const byte Version = 1;

    public const int UserType = 0x01;
    public const int HasSchema = 0x02;
    public const int HasRaw = 0x04;
    public const int OffsetOneByte = 0x08;
    public const int OffsetTwoBytes = 0x10;
    public const int CompactFooter = 0x20;

    public const int Offsets = OffsetOneByte | OffsetTwoBytes;

    // Ignite wraps an array of several dimensions in an object of this type.
    public static readonly int RectangularTypeId = IgniteNames.Hash("MultidimensionalArrayHolder");

    // The schema id of an object without named fields: the hash of no field ids.
    public const int NoSchema = unchecked((int)0x811C9DC5);

    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, int start, int flags, int typeId, int hash, int schemaId, int schemaOffset)
    {
        output.PutAt(start, IgniteCode.Object | (Version << 8) | (flags << 16));
        output.PutAt(start + TypeIdAt, typeId);
        output.PutAt(start + HashAt, hash);
        output.PutAt(start + LengthAt, output.Position - start);
        output.PutAt(start + SchemaIdAt, schemaId);
        output.PutAt(start + SchemaOffsetAt, schemaOffset);
    }

    public static int OffsetFlag(int lastOffset) =>
        lastOffset <= byte.MaxValue ? OffsetOneByte : lastOffset <= ushort.MaxValue ? OffsetTwoBytes : 0;

    public static int OffsetWidth(int flags) => (flags & OffsetOneByte) != 0 ? 1 : (flags & OffsetTwoBytes) != 0 ? 2 : 4;
}

internal struct IgniteFrame
{
    public int Start;
    public int End;

    // The position of the footer, or the end of an object without footer.
    public int Footer;
    public int OffsetWidth;

    // True if the writer had other fields or another order. Only then are the members below used.
    public bool IsLookup;

    public int FieldCount;

    public int[] FieldIds;

    public int Field;

    public int FieldEnd;

    public int FieldsEnd;
}
