using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Writes a dictionary, without its pairs.</summary>
internal sealed class MapWriteTask<TMap, TKey, TValue, TWitness> : WriteTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly MapWriteTask<TMap, TKey, TValue, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteMapRecord<TMap, TKey, TValue, TWitness>(Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}

/// <summary>Writes the array of a dictionary's pairs.</summary>
internal sealed class PairsWriteTask<TMap, TKey, TValue, TWitness> : WriteTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly PairsWriteTask<TMap, TKey, TValue, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WritePairs<TMap, TKey, TValue, TWitness>(Unsafe.As<object, TMap>(ref target), id);
}

/// <summary>Writes a comparer.</summary>
internal sealed class ComparerWriteTask<TKey> : WriteTask
{
    public static readonly ComparerWriteTask<TKey> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WriteComparer<TKey>(id);
}
