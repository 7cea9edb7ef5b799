using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>Arrays.</summary>
internal sealed class ArrayTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ArrayTask<TSequence, TItem, TWitness> Instance = new();

    public ArrayLayout Layout { get; } = new(typeof(TSequence));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteArray(this, Unsafe.As<object, TSequence>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadArray(this, id);
}
