namespace SerBench.Formats.Ignite;

/// <summary>The 24 bytes in front of every object (docs/formats/ignite.md, "Header").</summary>
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

    /// <summary>The flags of the width of offsets, of which one at most is set.</summary>
    public const int Offsets = OffsetOneByte | OffsetTwoBytes;

    /// <summary>The type of an array of two or more dimensions, which is written as an object of the system.</summary>
    public static readonly int RectangularTypeId = IgniteNames.Hash("MultidimensionalArrayHolder");

    /// <summary>The schema id of an object without named fields: the start of the hash.</summary>
    public const int NoSchema = unchecked((int)0x811C9DC5);

    /// <summary>The flag of the narrowest offsets that reach the last field; none means four bytes.</summary>
    public static int OffsetFlag(int lastOffset) => lastOffset <= byte.MaxValue ? OffsetOneByte : lastOffset <= ushort.MaxValue ? OffsetTwoBytes : 0;

    /// <summary>How many bytes an offset takes.</summary>
    public static int OffsetWidth(int flags) => (flags & OffsetOneByte) != 0 ? 1 : (flags & OffsetTwoBytes) != 0 ? 2 : 4;
}
