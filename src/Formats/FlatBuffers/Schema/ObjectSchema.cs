namespace SerBench.Formats.FlatBuffers.Schema;

// Members with wide alignment come first in a table, so that no byte between members is lost.
internal sealed class ObjectSchema
{
    public const int TableHeader = 4;

    public const int VTableHeader = 4;

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

    public FlatType[] Members { get; }

    public int[] Offsets { get; }

    public int Size { get; }

    public int Alignment { get; }

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

    // Members lie in the order of declaration, each aligned to its size, as in C.
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
