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

    // A table of an int and a text in a room of three words, each at the given offset or absent. Text that nothing leads to is refused.
    private static byte[] Table(ushort id, ushort name)
    {
        const int VTable = 4, Table = 12, Text = 28;
        FlatMessage message = new FlatMessage().Int(Table).Short(8).Short(16).Short(id).Short(name).Int(Table - VTable);
        for (int at = 4; at <= 12; at += 4)
        {
            message = at == name ? message.OffsetTo(Text) : message.Int(at == id ? 5 : 0);
        }

        return (name == Absent ? message : message.Int(4).Bytes("five\0\0\0\0"u8)).ToArray();
    }

    // A type of one field, older than the types of the messages.
    public sealed class Oldest { public int Id { get; set; } }
}
