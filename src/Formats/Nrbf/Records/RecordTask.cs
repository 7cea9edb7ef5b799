using System.Runtime.Serialization;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

internal abstract class RecordTask
{
    public abstract void Write(ref NrbfWriter<InOrder> writer, object target, int id);

    public abstract void Read(ref NrbfReader<InOrder> reader, object target, int id);

    public virtual void ReadAgain(ref NrbfReader<InOrder> reader, object target) =>
        throw new InvalidOperationException("Only objects are read again.");
}

internal sealed class ArrayTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ArrayTask<TSequence, TItem, TWitness> Instance = new();

    public ArrayLayout Layout { get; } = new(typeof(TSequence));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteArray(this, Unsafe.As<object, TSequence>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadArray(this, id);
}

// The default comparer is an object without members that all collections of a message share.
internal sealed class ComparerTask<TKey> : RecordTask
{
    public static readonly ComparerTask<TKey> Instance = new();

    public IEqualityComparer<TKey> Comparer { get; } = EqualityComparer<TKey>.Default;

    public ClassLayout Class { get; } = new(TypeOnTheWire(), []);

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.BeginClass(Class, id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadComparer(this, id);

    private static Type TypeOnTheWire()
    {
#pragma warning disable SYSLIB0050 // Formatter-based serialization is obsolete: this asks for a name, it serializes nothing.
        var info = new SerializationInfo(EqualityComparer<TKey>.Default.GetType(), new FormatterConverter());
        (EqualityComparer<TKey>.Default as ISerializable)?.GetObjectData(info, default);
        return info.ObjectType;
#pragma warning restore SYSLIB0050
    }
}

// Lists are written as their private state (docs/formats/nrbf.md, Collections).
internal sealed class ListTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly ListTask<TSequence, TItem, TWitness> Instance = new();

    public ClassLayout Class { get; } = new(
        typeof(List<TItem>), [new("_items", typeof(TItem[]), 0), new("_size", typeof(int), 1), new("_version", typeof(int), 2)]);

    public ListItemsTask<TSequence, TItem, TWitness> Items { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteList(this, Unsafe.As<List<TItem>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadList(this, Unsafe.As<List<TItem>>(target), id);
}

internal sealed class ListItemsTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public ArrayLayout Layout { get; } = new(typeof(TItem[]));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteListItems(this, Unsafe.As<TItem[]>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadListItems(this, Unsafe.As<List<TItem>>(target), id);
}

// Dictionaries and sets define their own form in messages (docs/formats/nrbf.md, Collections).
internal sealed class MapTask<TMap, TKey, TValue, TWitness> : RecordTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static readonly MapTask<TMap, TKey, TValue, TWitness> Instance = new();

    public HashingForms Forms { get; } = new(
        typeof(Dictionary<TKey, TValue>), ComparerTask<TKey>.Instance.Class, "HashSize", "KeyValuePairs",
        typeof(KeyValuePair<TKey, TValue>[]));

    public PairsTask<TMap, TKey, TValue, TWitness> Pairs { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteMap(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadMap(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}

// `target` is the map, because its array of entries exists only in messages.
internal sealed class PairsTask<TMap, TKey, TValue, TWitness> : RecordTask
    where TKey : notnull
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public ArrayLayout Layout { get; } = new(typeof(KeyValuePair<TKey, TValue>[]));

    public ClassLayout Pair { get; } = new(
        typeof(KeyValuePair<TKey, TValue>), [new("key", typeof(TKey), PairSlot.Key), new("value", typeof(TValue), PairSlot.Value)]);

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WritePairs(this, Unsafe.As<object, TMap>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadPairs(this, Unsafe.As<Dictionary<TKey, TValue>>(target), id);
}

internal sealed class SetTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static readonly SetTask<TSequence, TItem, TWitness> Instance = new();

    public HashingForms Forms { get; } = new(
        typeof(HashSet<TItem>), ComparerTask<TItem>.Instance.Class, "Capacity", "Elements", typeof(TItem[]));

    public SetItemsTask<TSequence, TItem, TWitness> Items { get; } = new();

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteSet(this, Unsafe.As<HashSet<TItem>>(target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadSet(this, Unsafe.As<HashSet<TItem>>(target), id);
}

internal sealed class SetItemsTask<TSequence, TItem, TWitness> : RecordTask
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public ArrayLayout Layout { get; } = new(typeof(TItem[]));

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteSetItems(this, Unsafe.As<object, TSequence>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadSetItems(this, Unsafe.As<HashSet<TItem>>(target), id);
}

internal sealed class ObjectTask<T, TBinarizer> : RecordTask
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly ObjectTask<T, TBinarizer> Instance = new(TBinarizer.GetShape(FieldOrder.Declared));

    private ObjectTask(Shape shape)
    {
        Class = new ClassLayout(typeof(T), SerializableMembers.Of(shape));
        IsInOrder = Class.Members.Select(member => member.Ordinal).SequenceEqual(Enumerable.Range(0, shape.Fields.Count));
        IsFilledAfterCreation = shape.IsFilledAfterCreation;
        Passes = [.. SplitIntoPasses(shape.Fields.Count)];
    }

    public ClassLayout Class { get; }

    public MessageStart? Start => field ??= Class.HasNullables ? null : new MessageStart(Class);

    public bool IsInOrder { get; }

    public bool IsFilledAfterCreation { get; }

    // Each array marks the members of one pass of the binarizer. A record whose members have another order takes several passes. An
    // inherited field that is neither private nor public is written more than once, as in BinaryFormatter.
    public bool[][] Passes { get; }

    // The cast is safe, because the queue holds each object together with its task.
    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteRecord(this, Unsafe.As<object, T>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadRecord(this, Unsafe.As<object, T>(ref target), id);

    public override void ReadAgain(ref NrbfReader<InOrder> reader, object target) =>
        reader.ReadMembers(this, Unsafe.As<object, T>(ref target));

    private List<bool[]> SplitIntoPasses(int fields)
    {
        var passes = new List<bool[]>();
        int last = int.MaxValue;
        foreach (ClassMember member in Class.Members)
        {
            if (member.Ordinal <= last)
            {
                passes.Add(new bool[fields]);
            }

            passes[^1][member.Ordinal] = true;
            last = member.Ordinal;
        }

        return passes;
    }
}
