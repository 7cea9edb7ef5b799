using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>Lists, which are written as their private state (docs/formats/nrbf.md, Collections).</summary>
internal sealed class ListTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListTask<TSequence, TItem, TWitness> Instance = new();

    public ClassLayout Class { get; } = new(
        typeof(List<TItem>), [new("_items", typeof(TItem[]), 0), new("_size", typeof(int), 1), new("_version", typeof(int), 2)]);

    public ListItemsTask<TSequence, TItem, TWitness> Items { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WriteList(this, Unsafe.As<List<TItem>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadList(this, Unsafe.As<List<TItem>>(target), id);
}
