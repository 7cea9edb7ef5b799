using System.Runtime.InteropServices;
using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A person.</summary>
internal readonly struct PersonTable : ITable<Person>
{
    private const int Id = 0, Name = 1, Data = 2, GuidField = 3, FieldCount = 4;

    public static int Write(FlatBufferBuilder builder, Person value)
    {
        int name = builder.CreateString(value.Name).Value;
        int data = builder.CreateString(value.Data).Value;
        builder.StartTable(FieldCount);
        builder.AddInt(Id, value.Id, default);
        builder.AddOffset(Name, name, default);
        builder.AddOffset(Data, data, default);
        builder.AddStruct(GuidField, WriteGuid(builder, value.Guid), default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Text(table, Data)
        && verifier.Struct(table, GuidField, 2 * sizeof(ulong), sizeof(ulong))
        && verifier.VerifyTableEnd(table);

    public static Person Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Data = table.GetText(Data),
        Guid = table.GetGuid(GuidField),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.AddText(table, Data);
        sum.Add(table.GetGuid(GuidField));
    }

    private static int WriteGuid(FlatBufferBuilder builder, Guid value)
    {
        ReadOnlySpan<ulong> halves = MemoryMarshal.Cast<Guid, ulong>(new ReadOnlySpan<Guid>(ref value));
        builder.Prep(sizeof(ulong), halves.Length * sizeof(ulong));
        builder.PutUlong(halves[1]);
        builder.PutUlong(halves[0]);
        return builder.Offset;
    }
}
