using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>Sets, which say themselves what is written of them (docs/formats/nrbf.md, Collections).</summary>
internal sealed class SetTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetTask<TSequence, TItem, TWitness> Instance = new();

    public HashingForms Forms { get; } = new(typeof(HashSet<TItem>), ComparerTask<TItem>.Instance.Class, "Capacity", "Elements", typeof(TItem[]));

    public SetItemsTask<TSequence, TItem, TWitness> Items { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WriteSet(this, Unsafe.As<HashSet<TItem>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadSet(this, Unsafe.As<HashSet<TItem>>(target), id);
}
