namespace SerBench.Formats.Tests.FlatBuffers;

// A vtable may place a table's fields in any order, apart, or nowhere. No field can be repeated, because each has one place in the vtable.
// Tests shared with other formats are in EvolutionTests.
public class FlatBuffersEvolutionTests
{
    private const ushort Absent = 0;

    [Theory]
    [InlineData(4, 8)]
    [InlineData(8, 4)]
    [InlineData(12, 8)]
    public void FieldsMayLieInAnyOrder(ushort id, ushort name)
    {
        Older older = Flat.Decode<Older>(Table(id, name));

        Assert.Equal((5, "five"), (older.Id, older.Name));
    }

    [Theory]
    [InlineData(Absent, 8, 0, "five")]
    [InlineData(8, Absent, 5, null)]
    [InlineData(Absent, Absent, 0, null)]
    public void AFieldWithoutAPlaceIsDefault(ushort idAt, ushort nameAt, int id, string? name)
    {
        Older older = Flat.Decode<Older>(Table(idAt, nameAt));

        Assert.Equal((id, name), (older.Id, older.Name));
    }

    [Fact]
    public void AVtableMayEndEarlyOrGoOn()
    {
        Newer newer = Flat.Decode<Newer>(Table(4, 8));
        Assert.Equal((5, "five", 0, null), (newer.Id, newer.Name, newer.Added, newer.Note));
        Assert.Equal(5, Flat.Decode<Oldest>(Table(4, 8)).Id);
    }

    // A table of an int and a text in a room of three words, each at the given offset or absent.
    private static byte[] Table(ushort id, ushort name)
    {
        byte[] bytes = new byte[40];
        const int vtable = 4, table = 12, text = 28;
        Put(0, table);
        PutShort(vtable, 8);
        PutShort(vtable + 2, 16);
        PutShort(vtable + 4, id);
        PutShort(vtable + 6, name);
        Put(table, table - vtable);
        if (id != Absent)
        {
            Put(table + id, 5);
        }

        if (name != Absent)
        {
            Put(table + name, text - (table + name));
        }

        Put(text, 4);
        "five"u8.CopyTo(bytes.AsSpan(text + 4));

        // Text without an offset to it would be refused.
        return name == Absent ? bytes[..text] : bytes;

        void Put(int at, int value) => BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(at), value);
        void PutShort(int at, ushort value) => BinaryPrimitives.WriteUInt16LittleEndian(bytes.AsSpan(at), value);
    }

    // A type of one field, older than the types of the messages.
    public sealed class Oldest
    {
        public int Id { get; set; }
    }
}
