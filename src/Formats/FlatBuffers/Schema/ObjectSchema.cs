using System.Runtime.InteropServices;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>
/// A table or struct: where its members stand. Every table of ours has this one layout: members of wide alignment first, so that no byte
/// is lost between them; what is absent leaves its room unused.
/// </summary>
internal sealed class ObjectSchema
{
    /// <summary>Bytes before the members of a table: the offset to its vtable.</summary>
    public const int TableHeader = 4;

    /// <summary>Bytes before the entries of a vtable: its own length and that of the table.</summary>
    public const int VTableHeader = 4;

    /// <summary>Sizes and offsets are of 16 bits.</summary>
    public const int MaxSize = ushort.MaxValue;

    private static int _lastId;

    private ObjectSchema(bool isStruct, FlatType[] members, int[] offsets, int size, int alignment)
    {
        (IsStruct, Members, Offsets, Size, Alignment) = (isStruct, members, offsets, size, alignment);
        Id = Interlocked.Increment(ref _lastId);
        VTable = isStruct || size > MaxSize ? [] : MakeVTable();
    }

    /// <summary>Tells schemas apart within this process.</summary>
    public int Id { get; }

    public bool IsStruct { get; }

    /// <summary>By field id.</summary>
    public FlatType[] Members { get; }

    /// <summary>By field id, from the start of the table or struct.</summary>
    public int[] Offsets { get; }

    public int Size { get; }

    public int Alignment { get; }

    /// <summary>The vtable of a table that lacks nothing.</summary>
    public byte[] VTable { get; }

    /// <summary>Whether bytes between the members of a struct belong to none.</summary>
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

        return new ObjectSchema(isStruct: false, members, offsets, size, members.Select(member => member.Alignment).Append(TableHeader).Max());
    }

    /// <summary>In order of declaration, each member aligned to its size: the rule of FlatBuffers and of C.</summary>
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
        ushort[] entries = [(ushort)(VTableHeader + (sizeof(ushort) * Members.Length)), (ushort)Size, .. Offsets.Select(offset => (ushort)offset)];
        return MemoryMarshal.AsBytes<ushort>(entries).ToArray();
    }

    private static int AlignUp(int position, int alignment) => (position + alignment - 1) & -alignment;
}
