using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Values;

namespace SerBench.Formats.Nrbf.Writing;

internal ref partial struct NrbfWriter<TVisit>
{
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (IsSkipped(slot))
        {
            return;
        }

        if (value is null)
        {
            PutNull(slot);
            return;
        }

        RequireExactType<TMap>(value);
#pragma warning disable CS8714 // The contract leaves the key open; a dictionary's is never null.
        WriteReference(value, MapTask<TMap, TKey, TValue, TWitness>.Instance);
#pragma warning restore CS8714
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(MapTask<TMap, TKey, TValue, TWitness> task, Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int[]? buckets = PrivateState.OfMap<TKey, TValue>.Buckets(map);
        BeginForm(task.Forms, buckets is not null, id);
        PutHashing(PrivateState.OfMap<TKey, TValue>.Version(map), map.Comparer, buckets);
        if (buckets is not null)
        {
            _claimed += Allowance.OfMap<TKey, TValue>(buckets.Length);
            MentionItems(map, task.Pairs);
        }
    }

    public void WritePairs<TMap, TKey, TValue, TWitness>(PairsTask<TMap, TKey, TValue, TWitness> task, TMap map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = TWitness.Count(map);
        BeginArray<KeyValuePair<TKey, TValue>>(task.Layout, id, [count], count);
        ClassLayout pair = task.Pair;
        (_pair, _codes, _entry, _entryThatNames) = (pair, pair.NullableCodes, 0, int.MaxValue);
        if (pair.HasNullables && (_state.Classes.Find(pair.Index) == 0 || !AreNamed(pair.NullableLibraries)))
        {
            TWitness.WriteEntries(ref AsProbing(), default, map);
            _entry = 0;
        }

        TWitness.WriteEntries(ref AsInOrder(), default, map);
    }

    public void BeginEntry(Slot map)
    {
        int entry = _entry++;
        if (typeof(TVisit) == typeof(Probing))
        {
            return;
        }

        ClassLayout pair = _pair!;
        int id = -_nextId++;
        if (!pair.HasNullables)
        {
            BeginClass(pair, id);
            return;
        }

        // A key is never null, even if its type is nullable.
        scoped ReadOnlySpan<bool> present = [true, entry == _entryThatNames];
        if (entry == 0 || present[PairSlot.Value])
        {
            NameLibraries(pair, present);
        }

        int described = _state.Classes.Find(pair.Index);
        if (described != 0)
        {
            PutClassWithId(id, described);
        }
        else
        {
            Describe(pair, id, present);
        }
    }

    public readonly void EndEntry(Slot map) { }

    // If the other form (with or without items) was described first, every object of this form repeats its description.
    private void BeginForm(HashingForms forms, bool hasItems, int id)
    {
        (ClassLayout form, ClassLayout other) = hasItems ? (forms.WithItems, forms.WithoutItems) : (forms.WithoutItems, forms.WithItems);
        if (_state.Classes.Find(other.Index) == 0)
        {
            BeginClass(form, id);
        }
        else
        {
            DescribeAgain(form, id);
        }
    }

    private void PutHashing<TKey>(int version, IEqualityComparer<TKey> comparer, int[]? buckets)
    {
        ComparerTask<TKey> task = ComparerTask<TKey>.Instance;
        if (!ReferenceEquals(comparer, task.Comparer) && comparer.GetType() != task.Class.Type)
        {
            Refusal.ThrowComparer();
        }

        _output.Ensure(sizeof(int));
        _output.Put(version);
        WriteReference(comparer, task);
        _output.Ensure(sizeof(int));
        _output.Put(buckets?.Length ?? 0);
    }

    private void MentionItems(object owner, RecordTask task)
    {
        int id = NewId();
        _state.References.AddItems(owner, task, id);
        PutReference(id);
    }
}
