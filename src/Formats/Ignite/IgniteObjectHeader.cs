using System.Buffers.Binary;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite;

/// <summary>
/// The header of an object whose type is not known in advance, and its footer. What <see cref="Read"/> answers lies within the data:
/// the object, its footer, and every entry of it.
/// </summary>
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

    /// <summary>Where fields and raw part end: at the footer, or with the object when there is none.</summary>
    public int FieldsEnd => HasSchema ? Start + SchemaOffset : End;

    public int FieldCount => HasSchema ? (Length - SchemaOffset - (HasRaw ? sizeof(int) : 0)) / EntryLength : 0;

    /// <summary>Reads a header and checks that all it says lies within the data.</summary>
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

    /// <summary>Checks the hash of everything between header and footer.</summary>
    public void RequireHash(ReadOnlySpan<byte> data)
    {
        if (Hash31.Compute(data[(Start + IgniteHeader.Length)..FieldsEnd]) != Hash)
        {
            WireFormatException.Throw(Start + IgniteHeader.HashAt, "the hash of the content");
        }
    }

    /// <summary>Where a field begins, counted from the object's start.</summary>
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

    /// <summary>The id of a field; only a full footer has it.</summary>
    public int FieldId(ReadOnlySpan<byte> data, int index) =>
        BinaryPrimitives.ReadInt32LittleEndian(data[(Start + SchemaOffset + (index * EntryLength))..]);

    /// <summary>Where the raw part begins, counted from the start of the data.</summary>
    public int RawStart(ReadOnlySpan<byte> data) =>
        Start + (HasSchema ? BinaryPrimitives.ReadInt32LittleEndian(data[(End - sizeof(int))..]) : SchemaOffset);
}
