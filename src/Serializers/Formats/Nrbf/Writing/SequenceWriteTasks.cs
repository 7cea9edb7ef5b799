using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Writes an array.</summary>
internal sealed class ArrayWriteTask<TSequence, TItem, TWitness> : WriteTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ArrayWriteTask<TSequence, TItem, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteArray<TSequence, TItem, TWitness>(Unsafe.As<object, TSequence>(ref target), id);
}

/// <summary>Writes a list, without its items.</summary>
internal sealed class ListWriteTask<TSequence, TItem, TWitness> : WriteTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListWriteTask<TSequence, TItem, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteList<TSequence, TItem, TWitness>(Unsafe.As<List<TItem>>(target), id);
}

/// <summary>Writes the array of a list.</summary>
internal sealed class ListItemsWriteTask<TSequence, TItem, TWitness> : WriteTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListItemsWriteTask<TSequence, TItem, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteListItems<TSequence, TItem, TWitness>(Unsafe.As<TItem[]>(target), id);
}

/// <summary>Writes a set, without its items.</summary>
internal sealed class SetWriteTask<TSequence, TItem, TWitness> : WriteTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetWriteTask<TSequence, TItem, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteSet<TSequence, TItem, TWitness>(Unsafe.As<HashSet<TItem>>(target), id);
}

/// <summary>Writes the array of a set's items.</summary>
internal sealed class SetItemsWriteTask<TSequence, TItem, TWitness> : WriteTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetItemsWriteTask<TSequence, TItem, TWitness> Instance = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteSetItems<TSequence, TItem, TWitness>(Unsafe.As<object, TSequence>(ref target), id);
}
