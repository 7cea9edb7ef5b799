using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>The object inside the complex ones.</summary>
internal readonly struct NestedObjectTable : ITable<NestedObject>
{
    private const int Id = 0, Name = 1, Value = 2, FieldCount = 3;

    public static int Write(FlatBufferBuilder builder, NestedObject value)
    {
        int name = builder.CreateString(value.Name).Value;
        builder.StartTable(FieldCount);
        builder.AddDouble(Value, value.Value, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Value, sizeof(double))
        && verifier.VerifyTableEnd(table);

    public static NestedObject Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Value = table.GetDouble(Value),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetDouble(Value));
    }
}
