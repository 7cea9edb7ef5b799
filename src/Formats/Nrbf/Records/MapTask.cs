using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>Dictionaries, which say themselves what is written of them (docs/formats/nrbf.md, Collections).</summary>
internal sealed class MapTask<TMap, TKey, TValue, TWitness> : RecordTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly MapTask<TMap, TKey, TValue, TWitness> Instance = new();

    public HashingForms Forms { get; } = new(
        typeof(Dictionary<TKey, TValue>), ComparerTask<TKey>.Instance.Class, "HashSize", "KeyValuePairs", typeof(KeyValuePair<TKey, TValue>[]));

    public PairsTask<TMap, TKey, TValue, TWitness> Pairs { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WriteMap(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadMap(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}
