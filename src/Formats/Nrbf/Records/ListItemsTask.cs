using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>The arrays of lists: written from the array itself, read into the list.</summary>
internal sealed class ListItemsTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public ArrayLayout Layout { get; } = new(typeof(TItem[]));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.WriteListItems(this, Unsafe.As<TItem[]>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadListItems(this, Unsafe.As<List<TItem>>(target), id);
}
