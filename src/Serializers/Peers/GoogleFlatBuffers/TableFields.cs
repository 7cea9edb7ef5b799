using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>The fields of a table by number, read as by the generated properties: an absent field has the default.</summary>
public static class TableFields
{
    private const int FirstEntry = 4;
    private const int EntryLength = 2;

    /// <summary>The place of a field in the buffer; 0 if it is absent.</summary>
    [MethodImpl(AggressiveInlining)]
    public static int Find(this Table table, int field)
    {
        int offset = table.__offset(FirstEntry + (EntryLength * field));
        return offset == 0 ? 0 : offset + table.bb_pos;
    }

    /// <summary>Adds a number unless it is 0. The library's own method leaves out negative zero, too.</summary>
    [MethodImpl(AggressiveInlining)]
    public static void AddBits(this FlatBufferBuilder builder, int field, float value)
    {
        if (BitConverter.SingleToInt32Bits(value) != 0)
        {
            builder.AddFloat(value);
            builder.Slot(field);
        }
    }

    /// <inheritdoc cref="AddBits(FlatBufferBuilder, int, float)"/>
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

    /// <summary>The bytes, in place, of the text that a reference points to.</summary>
    public static void AddTextAt(this ref LeafSum sum, ByteBuffer buffer, int reference)
    {
        int text = reference + buffer.GetInt(reference);
        sum.Add(buffer.ToArraySegment(text + sizeof(int), buffer.GetInt(text)));
    }
}

/// <summary>Vectors of parts that lie elsewhere in the message. They are built back to front, like everything else.</summary>
public static class Offsets
{
    /// <summary>The number of offsets that fit on the stack.</summary>
    public const int OnStack = 64;

    /// <summary>Writes a text of a vector; refuses null, which an offset in a vector cannot express.</summary>
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

/// <summary>The items of a vector by index. The library's typed array is not used: in this release it treats the count as a number of
/// bytes, and leaves out most items of wider types.</summary>
public readonly struct Vector(Table owner, int start, int count)
{
    public int Count => count;

    public ByteBuffer Buffer => owner.bb;

    public int At(int index, int length) => start + (index * length);

    public Table TableAt(int index) => new(owner.__indirect(At(index, sizeof(int))), owner.bb);

    public string TextAt(int index) => owner.__string(At(index, sizeof(int)));
}
