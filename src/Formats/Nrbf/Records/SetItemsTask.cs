using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>The arrays of the items of sets, which exist only in messages.</summary>
internal sealed class SetItemsTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public ArrayLayout Layout { get; } = new(typeof(TItem[]));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteSetItems(this, Unsafe.As<object, TSequence>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadSetItems(this, Unsafe.As<HashSet<TItem>>(target), id);
}
