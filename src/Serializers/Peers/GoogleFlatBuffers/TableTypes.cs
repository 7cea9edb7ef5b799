namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>Finds the table of a type among those of this folder.</summary>
internal static class TableTypes
{
    public const string Missing = "serbench.fbs has no table for this type";

    public static Type? Find<T>() =>
        typeof(TableTypes).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(ITable<T>)));
}
