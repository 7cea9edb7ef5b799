namespace SerBench.Formats.FlatBuffers.Schema;

// The layout of a table or struct. All our tables of a type have one layout: members with wide alignment come first, so that no byte
// between members is lost; the place of an absent member is unused.
internal sealed class ObjectSchema
{
    // The offset to the vtable.
    public const int TableHeader = 4;

    // The length of the vtable, then the length of the table.
    public const int VTableHeader = 4;

    // Sizes and offsets have 16 bits.
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

    // The types of the members, by field id.
    public FlatType[] Members { get; }

    // The offsets from the start of the table or struct, by field id.
    public int[] Offsets { get; }

    public int Size { get; }

    public int Alignment { get; }

    // The vtable of a table that has all members.
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

    // Members lie in the order of declaration, each aligned to its size: the rule of FlatBuffers and C.
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
