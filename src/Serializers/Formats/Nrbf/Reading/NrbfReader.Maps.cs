using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <content>Dictionaries with the arrays that hold their pairs.</content>
internal ref partial struct NrbfReader<TVisit>
{
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (!TryReadReference(slot, out int id))
        {
            return default;
        }

        if (EntryOf(id).Value is { } known)
        {
            return Typed<TMap>(known);
        }

        TMap map = TWitness.Create(0);
#pragma warning disable CS8714 // The contract leaves the key open; a dictionary's is never null.
        Await(id, map!, MapReadTask<TMap, TKey, TValue, TWitness>.Instance, map!, MapLayout<TKey, TValue>.WithoutPairs.MinLength);
#pragma warning restore CS8714
        return map;
    }

    public void ReadMapRecord<TMap, TKey, TValue, TWitness>(Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        bool hasPairs = ExpectEither(MapLayout<TKey, TValue>.WithPairs, MapLayout<TKey, TValue>.WithoutPairs, BeginRecord(id), id);
        int version = ReadHashing<TKey>(hasPairs, out int capacity);
        if (hasPairs)
        {
            Claim(Allowance.OfMap<TKey, TValue>(capacity));
            map.EnsureCapacity(capacity);
            AwaitItems(ReadReference(), PairsReadTask<TMap, TKey, TValue, TWitness>.Instance, map, ItemsLayout<KeyValuePair<TKey, TValue>[]>.Array);
        }

        PrivateState.OfMap<TKey, TValue>.Version(map) = version;
    }

    public void ReadPairs<TMap, TKey, TValue, TWitness>(Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        ArrayLayout layout = ItemsLayout<KeyValuePair<TKey, TValue>[]>.Array;
        int count = ReadArrayStart(layout, BeginRecord(id), stackalloc int[1]);
        _input.NeedItems(count, layout.MinItemLength);
        ClassLayout pair = MapLayout<TKey, TValue>.Pair;
        (_pair, _codes) = (pair, pair.NullableCodes);
        if (Hashed<TKey>.AreValues)
        {
            int version = PrivateState.OfMap<TKey, TValue>.Version(map);
            TWitness.ReadEntries(ref AsInOrder(), default, Unsafe.As<Dictionary<TKey, TValue>, TMap>(ref map), count);
            PrivateState.OfMap<TKey, TValue>.Version(map) = version;
            return;
        }

        var pairs = new KeyValuePair<TKey, TValue>[count];
        var one = new Dictionary<TKey, TValue>(1, NoHash<TKey>.Instance);
        for (int i = 0; i < count; i++)
        {
            TWitness.ReadEntries(ref AsInOrder(), default, Unsafe.As<Dictionary<TKey, TValue>, TMap>(ref one), 1);
            pairs[i] = one.First();
            one.Clear();
        }

        _state.Deferred.Add(new DeferredMap<TKey, TValue>(map, pairs));
    }

    public void BeginEntry(Slot map) => BeginStruct(map.Item, _pair!);

    public readonly void EndEntry(Slot map)
    {
    }

    public void ReadComparer<TKey>(int id) => ExpectClass(ComparerLayout<TKey>.Class, BeginRecord(id), id);

    /// <summary>Reads what dictionaries and sets have in common, up to their items, and answers the version.</summary>
    private int ReadHashing<TKey>(bool hasItems, out int capacity)
    {
        int version = _input.Read<int>();
        int comparer = ReadReference();
        object? known = EntryOf(comparer).Value;
        if (known is null)
        {
            object value = ComparerLayout<TKey>.Comparer;
            Await(comparer, value, ComparerReadTask<TKey>.Instance, value, ComparerLayout<TKey>.Class.MinLength);
        }
        else if (!ReferenceEquals(known, ComparerLayout<TKey>.Comparer))
        {
            ThrowMistyped(ComparerLayout<TKey>.Class.Type);
        }

        capacity = _input.Read<int>();
        if (capacity < 0 || (capacity > 0 && !hasItems))
        {
            WireFormatException.ThrowCount(_input.Position, capacity);
        }

        return version;
    }

    /// <summary>Reads on to the members of a class that comes in two forms, and answers whether it is the first.</summary>
    private bool ExpectEither(ClassLayout form, ClassLayout otherForm, RecordKind kind, int id)
    {
        bool isFirst = IsOfForm(form, otherForm, kind);
        ExpectClass(isFirst ? form : otherForm, kind, id);
        return isFirst;
    }

    /// <summary>The forms have one name, and different numbers of members.</summary>
    private bool IsOfForm(ClassLayout form, ClassLayout otherForm, RecordKind kind)
    {
        int back = _input.Position;
        if (kind == RecordKind.ClassWithId)
        {
            int described = _input.Read<int>();
            if (described != 0 && _state.Classes.Find(form.Index) == described)
            {
                _input.MoveTo(back);
                return true;
            }

            if (described != 0 && _state.Classes.Find(otherForm.Index) == described)
            {
                _input.MoveTo(back);
                return false;
            }

            GoToDescription(described);
        }

        _input.Skip(Prefixed.ReadLength(ref _input));
        int count = _input.Read<int>();
        _input.MoveTo(back);
        return count == form.Members.Length;
    }
}
