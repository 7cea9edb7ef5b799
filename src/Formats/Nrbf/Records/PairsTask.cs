using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>The arrays of the entries of dictionaries, which exist only in messages.</summary>
internal sealed class PairsTask<TMap, TKey, TValue, TWitness> : RecordTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public ArrayLayout Layout { get; } = new(typeof(KeyValuePair<TKey, TValue>[]));

    public ClassLayout Pair { get; } = new(
        typeof(KeyValuePair<TKey, TValue>), [new("key", typeof(TKey), PairSlot.Key), new("value", typeof(TValue), PairSlot.Value)]);

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WritePairs(this, Unsafe.As<object, TMap>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadPairs(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}
