using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A chain of objects.</summary>
internal readonly struct DeepObjectTable : ITable<DeepObject>
{
    private const int Id = 0, Name = 1, Value = 2, Child = 3, FieldCount = 4;

    public static int Write(FlatBufferBuilder builder, DeepObject value)
    {
        int child = value.Child is null ? 0 : Write(builder, value.Child);
        int name = builder.CreateString(value.Name).Value;
        builder.StartTable(FieldCount);
        builder.AddDouble(Value, value.Value, default);
        builder.AddOffset(Child, child, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Value, sizeof(double))
        && verifier.Inner(table, Child, Verify)
        && verifier.VerifyTableEnd(table);

    public static DeepObject Read(Table table)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new DeepObject
        {
            Id = table.GetInt(Id),
            Name = table.GetText(Name),
            Value = table.GetDouble(Value),
            Child = table.TryGetTable(Child, out Table child) ? Read(child) : null,
        };
    }

    public static void AddTo(ref LeafSum sum, Table table)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetDouble(Value));
        sum.AddTable<DeepObject, DeepObjectTable>(table, Child);
    }
}
