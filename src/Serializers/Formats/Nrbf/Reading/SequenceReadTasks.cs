using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Fills an array.</summary>
internal sealed class ArrayReadTask<TSequence, TItem, TWitness> : ReadTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ArrayReadTask<TSequence, TItem, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadArray<TSequence, TItem, TWitness>(Unsafe.As<object, TSequence>(ref target), id);
}

/// <summary>Reads a list, without its items.</summary>
internal sealed class ListReadTask<TSequence, TItem, TWitness> : ReadTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListReadTask<TSequence, TItem, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadList<TSequence, TItem, TWitness>(Unsafe.As<List<TItem>>(target), id);
}

/// <summary>Reads the array of a list.</summary>
internal sealed class ListItemsReadTask<TSequence, TItem, TWitness> : ReadTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListItemsReadTask<TSequence, TItem, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadListItems<TSequence, TItem, TWitness>(Unsafe.As<List<TItem>>(target), id);
}

/// <summary>Reads a set, without its items.</summary>
internal sealed class SetReadTask<TSequence, TItem, TWitness> : ReadTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetReadTask<TSequence, TItem, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadSet<TSequence, TItem, TWitness>(Unsafe.As<HashSet<TItem>>(target), id);
}

/// <summary>Reads the array of a set's items.</summary>
internal sealed class SetItemsReadTask<TSequence, TItem, TWitness> : ReadTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetItemsReadTask<TSequence, TItem, TWitness> Instance = new();

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadSetItems<TSequence, TItem, TWitness>(Unsafe.As<HashSet<TItem>>(target), id);
}
