using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A complex object.</summary>
internal readonly struct ComplexObjectTable : ITable<ComplexObject>
{
    private const int Id = 0, Name = 1, Active = 2, Nested = 3, Data = 4, FieldCount = 5;

    public static int Write(FlatBufferBuilder builder, ComplexObject value)
    {
        int name = builder.CreateString(value.Name).Value;
        int nested = value.Nested is null ? 0 : NestedObjectTable.Write(builder, value.Nested);
        int data = EntryTables.Write(builder, value.Data);
        builder.StartTable(FieldCount);
        builder.AddOffset(Data, data, default);
        builder.AddOffset(Nested, nested, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        builder.AddBool(Active, value.Active, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Active, sizeof(bool))
        && verifier.Inner(table, Nested, NestedObjectTable.Verify)
        && verifier.Inners(table, Data, EntryTables.Verify)
        && verifier.VerifyTableEnd(table);

    public static ComplexObject Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Active = table.GetBool(Active),
        Nested = table.TryGetTable(Nested, out Table nested) ? NestedObjectTable.Read(nested) : null,
        Data = EntryTables.Read(table, Data),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetBool(Active));
        sum.AddTable<NestedObject, NestedObjectTable>(table, Nested);
        EntryTables.AddTo(ref sum, table, Data);
    }
}
