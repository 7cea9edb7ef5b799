using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Parts;

internal static class VectorPart
{
    // Each item of a set counts as at least so many bytes in the reader's budget, because a set adds a hash and two links per item.
    private const int LeastSetCharge = 4;

    [MethodImpl(NoInlining)]
    public static int Write<TSequence, TItem, TWitness>(
        TSequence value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var writer = new FlatWriter<ItemPlace>(buffer, position, ref vtables, depth);
        int count = TWitness.Count(value);
        writer.BeginVector(from, count, Item<TItem>.Size, Item<TItem>.Alignment);
        if (Item<TItem>.IsStruct && count > 0)
        {
            Depth.CheckWriting(depth);
        }

        if (Item<TItem>.IsBlock && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            Counted.Require(items.Length, count);
            PlainItems.AsBytes(items).CopyTo(writer.Items());
            return writer.End;
        }

        TWitness.WriteItems(ref writer, default(Slot).Item, value);
        writer.EndVector();
        return writer.End;
    }

    [MethodImpl(NoInlining)]
    public static TSequence Read<TSequence, TItem, TWitness>(in Message message, int from, int depth)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var reader = new FlatReader<ItemPlace>(in message, depth);
        int least = TWitness.Kind == SequenceKind.Set ? Math.Max(Item<TItem>.Size, LeastSetCharge) : Item<TItem>.Size;
        int count = reader.BeginVector(from, Item<TItem>.Size, Message.ChargeOf<TItem>(least));
        if (Item<TItem>.IsStruct && count > 0)
        {
            Depth.CheckReading(depth, from);
        }

        TSequence sequence = TWitness.Create([count]);
        ReadItems<TSequence, TItem, TWitness>(ref reader, sequence, count);
        return sequence;
    }

    [MethodImpl(AggressiveInlining)]
    public static void ReadItems<TSequence, TItem, TWitness>(ref FlatReader<ItemPlace> reader, TSequence sequence, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (Item<TItem>.IsBlock && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            reader.Items(count * Item<TItem>.Size).CopyTo(PlainItems.AsBytes(items));
        }
        else
        {
            TWitness.ReadItems(ref reader, default(Slot).Item, sequence, count);
        }
    }
}

internal static class GridPart
{
    [MethodImpl(NoInlining)]
    public static int Write<TArray, TItem, TWitness>(
        TArray value, EncodeBuffer buffer, int position, int from, ref VTables vtables, int depth)
        where TWitness : struct, ISequence<TArray, TItem>
    {
        var writer = new FlatWriter<Grid<TArray>>(buffer, position, ref vtables, depth);
        writer.BeginTable(from);
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        writer.WriteNumbers(Grid<TArray>.Lengths, lengths);
        writer.WriteVector<TArray, TItem, TWitness>(Grid<TArray>.Content, value);
        writer.EndTable();
        return writer.End;
    }

    [MethodImpl(NoInlining)]
    public static TArray Read<TArray, TItem, TWitness>(in Message message, int from, int depth)
        where TWitness : struct, ISequence<TArray, TItem>
    {
        var table = new FlatReader<Grid<TArray>>(in message, depth);
        table.BeginTable(message.Follow(from));
        Span<int> lengths = stackalloc int[TWitness.Rank];
        int expected = ReadLengths(in message, table.Require(Grid<TArray>.Lengths), lengths);

        var items = new FlatReader<ItemPlace>(in message, depth);
        int count = items.BeginVector(table.Require(Grid<TArray>.Content), Item<TItem>.Size, Message.ChargeOf<TItem>(Item<TItem>.Size));
        if (count != expected)
        {
            WireFormatException.ThrowCount(items.Position, count);
        }

        TArray array = TWitness.Create(lengths);
        VectorPart.ReadItems<TArray, TItem, TWitness>(ref items, array, count);
        return array;
    }

    // Returns -1 if no array can have the lengths.
    private static int ReadLengths(in Message message, int from, Span<int> lengths)
    {
        var reader = new FlatReader<ItemPlace>(in message, depth: 0);
        int rank = reader.BeginVector(from, sizeof(int), sizeof(int));
        if (rank != lengths.Length)
        {
            WireFormatException.Throw(reader.Position, $"an array of {lengths.Length} dimensions");
        }

        foreach (ref int length in lengths)
        {
            length = reader.ReadInt32(default);
        }

        return ArrayLengths.Count(lengths);
    }
}
