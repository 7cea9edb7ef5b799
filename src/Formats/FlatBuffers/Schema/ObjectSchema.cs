namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The layout of a table or struct. All our tables of a type have one layout: members with wide alignment come first, so that no
/// byte between members is lost; the place of an absent member is unused.</summary>
internal sealed class ObjectSchema
{
    /// <summary>The offset to the vtable.</summary>
    public const int TableHeader = 4;

    /// <summary>The length of the vtable, then the length of the table.</summary>
    public const int VTableHeader = 4;

    /// <summary>Sizes and offsets have 16 bits.</summary>
    public const int MaxSize = ushort.MaxValue;

    private static int LastId;

    private ObjectSchema(bool isStruct, FlatType[] members, int[] offsets, int size, int alignment)
    {
        (IsStruct, Members, Offsets, Size, Alignment) = (isStruct, members, offsets, size, alignment);
        Id = Interlocked.Increment(ref LastId);
        VTable = isStruct || size > MaxSize ? [] : MakeVTable();
    }

    public int Id { get; }

    public bool IsStruct { get; }

    /// <summary>The types of the members, by field id.</summary>
    public FlatType[] Members { get; }

    /// <summary>The offsets from the start of the table or struct, by field id.</summary>
    public int[] Offsets { get; }

    public int Size { get; }

    public int Alignment { get; }

    /// <summary>The vtable of a table that has all members.</summary>
    public byte[] VTable { get; }

    public bool HasPadding => IsStruct && Members.Sum(member => member.Size) < Size;

    public static ObjectSchema Table(params FlatType[] members)
    {
        var offsets = new int[members.Length];
        int size = TableHeader;
        foreach (int id in Enumerable.Range(0, members.Length).OrderByDescending(id => members[id].Alignment))
        {
            offsets[id] = size;
            size += members[id].Size;
        }

        return new ObjectSchema(
            isStruct: false, members, offsets, size, members.Select(member => member.Alignment).Append(TableHeader).Max());
    }

    /// <summary>Members lie in the order of declaration, each aligned to its size: the rule of FlatBuffers and C.</summary>
    public static ObjectSchema Struct(params FlatType[] members)
    {
        var offsets = new int[members.Length];
        int size = 0;
        for (int id = 0; id < members.Length; id++)
        {
            offsets[id] = AlignUp(size, members[id].Alignment);
            size = offsets[id] + members[id].Size;
        }

        int alignment = members.Max(member => member.Alignment);
        return new ObjectSchema(isStruct: true, members, offsets, AlignUp(size, alignment), alignment);
    }

    private byte[] MakeVTable()
    {
        ushort[] entries =
            [(ushort)(VTableHeader + (sizeof(ushort) * Members.Length)), (ushort)Size, .. Offsets.Select(offset => (ushort)offset)];
        return MemoryMarshal.AsBytes<ushort>(entries).ToArray();
    }

    private static int AlignUp(int position, int alignment) => (position + alignment - 1) & -alignment;
}
