using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public static class TableFields
{
    internal const int FirstEntry = 4;
    internal const int EntryLength = 2;

    [MethodImpl(AggressiveInlining)]
    public static int Find(this Table table, int field)
    {
        int offset = table.__offset(FirstEntry + (EntryLength * field));
        return offset == 0 ? 0 : offset + table.bb_pos;
    }

    // The library's method would leave out negative zero.
    [MethodImpl(AggressiveInlining)]
    public static void AddBits(this FlatBufferBuilder builder, int field, float value)
    {
        if (BitConverter.SingleToInt32Bits(value) != 0)
        {
            builder.AddFloat(value);
            builder.Slot(field);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void AddBits(this FlatBufferBuilder builder, int field, double value)
    {
        if (BitConverter.DoubleToInt64Bits(value) != 0)
        {
            builder.AddDouble(value);
            builder.Slot(field);
        }
    }

    public static bool GetBool(this Table table, int field) => table.Find(field) is not 0 and var at && table.bb.Get(at) != 0;

    public static byte GetByte(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.Get(at) : default;

    public static sbyte GetSbyte(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetSbyte(at) : default;

    public static short GetShort(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetShort(at) : default;

    public static ushort GetUshort(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetUshort(at) : default;

    public static int GetInt(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetInt(at) : default;

    public static uint GetUint(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetUint(at) : default;

    public static long GetLong(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetLong(at) : default;

    public static ulong GetUlong(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetUlong(at) : default;

    public static float GetFloat(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetFloat(at) : default;

    public static double GetDouble(this Table table, int field) => table.Find(field) is not 0 and var at ? table.bb.GetDouble(at) : default;

    public static string? GetText(this Table table, int field) => table.Find(field) is not 0 and var at ? table.__string(at) : null;

    public static bool TryGetTable(this Table table, int field, out Table inner)
    {
        int at = table.Find(field);
        inner = at == 0 ? default : new Table(table.__indirect(at), table.bb);
        return at != 0;
    }

    public static bool TryGetVector(this Table table, int field, out Vector vector)
    {
        int offset = table.__offset(FirstEntry + (EntryLength * field));
        vector = offset == 0 ? default : new Vector(table, table.__vector(offset), table.__vector_len(offset));
        return offset != 0;
    }

    public static void AddText(this ref LeafSum sum, Table table, int field)
    {
        int at = table.Find(field);
        if (at == 0)
        {
            sum.AddNull();
        }
        else
        {
            sum.AddTextAt(table.bb, at);
        }
    }

    public static void AddTextAt(this ref LeafSum sum, ByteBuffer buffer, int reference)
    {
        int text = reference + buffer.GetInt(reference);
        sum.Add(buffer.ToArraySegment(text + sizeof(int), buffer.GetInt(text)));
    }
}

// A message is built from its end, so the last item is added first.
public static class Offsets
{
    public const int OnStack = 64;

    [MethodImpl(AggressiveInlining)]
    public static int WriteText(FlatBufferBuilder builder, string text)
    {
        if (text is null)
        {
            UnsupportedValueException.ThrowNullItem();
        }

        return builder.CreateString(text).Value;
    }

    public static int WriteVector(FlatBufferBuilder builder, ReadOnlySpan<int> offsets)
    {
        builder.StartVector(sizeof(int), offsets.Length, sizeof(int));
        for (int i = offsets.Length - 1; i >= 0; i--)
        {
            builder.AddOffset(offsets[i]);
        }

        return builder.EndVector().Value;
    }
}

// In this release the library's typed array takes the count as a number of bytes, so it is not used.
public readonly struct Vector(Table owner, int start, int count)
{
    public int Count => count;

    public ByteBuffer Buffer => owner.bb;

    public int At(int index, int length) => start + (index * length);

    public Table TableAt(int index) => new(owner.__indirect(At(index, sizeof(int))), owner.bb);

    public string TextAt(int index) => owner.__string(At(index, sizeof(int)));
}
