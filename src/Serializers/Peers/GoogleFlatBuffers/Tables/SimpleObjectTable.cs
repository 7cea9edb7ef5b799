using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A simple object. As in generated code, the widest fields are added first: so they need no padding.</summary>
internal readonly struct SimpleObjectTable : ITable<SimpleObject>
{
    private const int Id = 0, Name = 1, Active = 2, DoubleValue = 3, FloatValue = 4, LongValue = 5, ShortValue = 6, FieldCount = 7;

    public static int Write(FlatBufferBuilder builder, SimpleObject value)
    {
        int name = builder.CreateString(value.Name).Value;
        builder.StartTable(FieldCount);
        builder.AddLong(LongValue, value.LongValue, default);
        builder.AddDouble(DoubleValue, value.DoubleValue, default);
        builder.AddFloat(FloatValue, value.FloatValue, default);
        builder.AddOffset(Name, name, default);
        builder.AddInt(Id, value.Id, default);
        builder.AddShort(ShortValue, value.ShortValue, default);
        builder.AddBool(Active, value.Active, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Id, sizeof(int))
        && verifier.Text(table, Name)
        && verifier.Number(table, Active, sizeof(bool))
        && verifier.Number(table, DoubleValue, sizeof(double))
        && verifier.Number(table, FloatValue, sizeof(float))
        && verifier.Number(table, LongValue, sizeof(long))
        && verifier.Number(table, ShortValue, sizeof(short))
        && verifier.VerifyTableEnd(table);

    public static SimpleObject Read(Table table) => new()
    {
        Id = table.GetInt(Id),
        Name = table.GetText(Name),
        Active = table.GetBool(Active),
        DoubleValue = table.GetDouble(DoubleValue),
        FloatValue = table.GetFloat(FloatValue),
        LongValue = table.GetLong(LongValue),
        ShortValue = table.GetShort(ShortValue),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetInt(Id));
        sum.AddText(table, Name);
        sum.Add(table.GetBool(Active));
        sum.Add(table.GetDouble(DoubleValue));
        sum.Add(table.GetFloat(FloatValue));
        sum.Add(table.GetLong(LongValue));
        sum.Add(table.GetShort(ShortValue));
    }
}
