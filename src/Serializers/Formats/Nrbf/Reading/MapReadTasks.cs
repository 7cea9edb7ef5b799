using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Reads a dictionary, without its pairs.</summary>
internal sealed class MapReadTask<TMap, TKey, TValue, TWitness> : ReadTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly MapReadTask<TMap, TKey, TValue, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadMapRecord<TMap, TKey, TValue, TWitness>(Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}

/// <summary>Reads the array of a dictionary's pairs.</summary>
internal sealed class PairsReadTask<TMap, TKey, TValue, TWitness> : ReadTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly PairsReadTask<TMap, TKey, TValue, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadPairs<TMap, TKey, TValue, TWitness>(Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}

/// <summary>Checks that a comparer is the default one.</summary>
internal sealed class ComparerReadTask<TKey> : ReadTask
{
    public static readonly ComparerReadTask<TKey> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadComparer<TKey>(id);
}
