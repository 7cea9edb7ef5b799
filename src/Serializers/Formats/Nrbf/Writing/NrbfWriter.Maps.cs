using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <content>Dictionaries with the arrays that hold their pairs.</content>
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
        Mention(value, MapWriteTask<TMap, TKey, TValue, TWitness>.Instance);
#pragma warning restore CS8714
    }

    public void WriteMapRecord<TMap, TKey, TValue, TWitness>(Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int[]? buckets = PrivateState.OfMap<TKey, TValue>.Buckets(map);
        ClassLayout with = MapLayout<TKey, TValue>.WithPairs, without = MapLayout<TKey, TValue>.WithoutPairs;
        BeginCollection(buckets is null ? without : with, buckets is null ? with : without, id);
        PutHashing(PrivateState.OfMap<TKey, TValue>.Version(map), map.Comparer, buckets);
        if (buckets is not null)
        {
            _claimed += Allowance.OfMap<TKey, TValue>(buckets.Length);
            int pairs = NewId();
            _state.Queue.Enqueue(PairsWriteTask<TMap, TKey, TValue, TWitness>.Instance, map, pairs);
            PutReference(pairs);
        }
    }

    public void WritePairs<TMap, TKey, TValue, TWitness>(TMap map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = TWitness.Count(map);
        BeginArray<KeyValuePair<TKey, TValue>>(ItemsLayout<KeyValuePair<TKey, TValue>[]>.Array, id, [count], count);
        ClassLayout pair = MapLayout<TKey, TValue>.Pair;
        (_pair, _codes, _entry, _entryThatNames) = (pair, pair.NullableCodes, 0, -1);
        if (pair.HasNullables && (_state.Classes.Find(pair.Index) == 0 || !AreNamed(pair.NullableLibraries)))
        {
            var probe = new NullableProbe(stackalloc bool[2]);
            TWitness.WriteEntries(ref probe, default, map);
            (_firstHasValue, _entryThatNames) = (probe.Present[PairSlot.Value], probe.FirstEntryWithValue);
        }

        TWitness.WriteEntries(ref AsInOrder(), default, map);
    }

    public void BeginEntry(Slot map)
    {
        ClassLayout pair = _pair!;
        int id = -_nextId++;
        if (!pair.HasNullables)
        {
            BeginClass(pair, id);
            return;
        }

        if (_entry++ == _entryThatNames)
        {
            NameLibraries(pair, [false, true]);
        }

        int described = _state.Classes.Find(pair.Index);
        if (described != 0)
        {
            PutClassWithId(id, described);
            return;
        }

        scoped ReadOnlySpan<bool> present = [false, _firstHasValue];
        NameLibraries(pair, present);
        Describe(pair, id, present);
    }

    public readonly void EndEntry(Slot map)
    {
    }

    public void WriteComparer<TKey>(int id) => BeginClass(ComparerLayout<TKey>.Class, id);

    /// <summary>Begins a collection that comes in two forms: only the form met first is mentioned by later records, the other is described each time.</summary>
    private void BeginCollection(ClassLayout form, ClassLayout otherForm, int id)
    {
        if (_state.Classes.Find(otherForm.Index) == 0)
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
        if (!ReferenceEquals(comparer, ComparerLayout<TKey>.Comparer) && comparer.GetType() != ComparerLayout<TKey>.Class.Type)
        {
            throw new UnsupportedValueException("A dictionary or set with a comparer of its own is not carried.");
        }

        _output.Ensure(sizeof(int));
        _output.Put(version);
        Mention(comparer, ComparerWriteTask<TKey>.Instance);
        _output.Ensure(sizeof(int));
        _output.Put(buckets?.Length ?? 0);
    }
}
