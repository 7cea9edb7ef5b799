using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Values;

namespace SerBench.Formats.Nrbf.Reading;

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
        MapTask<TMap, TKey, TValue, TWitness> task = MapTask<TMap, TKey, TValue, TWitness>.Instance;
        Enqueue(id, map!, task, map!, task.Forms.WithoutItems.MinLength);
#pragma warning restore CS8714
        return map;
    }

    public void ReadMap<TMap, TKey, TValue, TWitness>(MapTask<TMap, TKey, TValue, TWitness> task, Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        bool hasPairs = ExpectForm(task.Forms, BeginRecord(id), id);
        int version = ReadHashing<TKey>(hasPairs, out int capacity);
        if (hasPairs)
        {
            Claim(Allowance.OfMap<TKey, TValue>(capacity));
            map.EnsureCapacity(capacity);
            AwaitItems(ReadReference(), task.Pairs, map);
        }

        PrivateState.OfMap<TKey, TValue>.Version(map) = version;
    }

    public void ReadPairs<TMap, TKey, TValue, TWitness>(PairsTask<TMap, TKey, TValue, TWitness> task, Dictionary<TKey, TValue> map, int id)
        where TKey : notnull
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        ArrayLayout layout = task.Layout;
        int count = ReadArrayStart(layout, BeginRecord(id), stackalloc int[1]);
        ExpectUnused(id);
        _input.NeedItems(count, layout.MinItemLength);
        (_pair, _codes) = (task.Pair, task.Pair.NullableCodes);
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

    public readonly void EndEntry(Slot map) { }

    public void ReadComparer<TKey>(ComparerTask<TKey> task, int id) => ExpectClass(task.Class, BeginRecord(id), id);

    private int ReadHashing<TKey>(bool hasItems, out int capacity)
    {
        ComparerTask<TKey> task = ComparerTask<TKey>.Instance;
        int version = _input.Read<int>();
        int comparer = ReadReference();
        object? known = EntryOf(comparer).Value;
        if (known is null)
        {
            Enqueue(comparer, task.Comparer, task, task.Comparer, task.Class.MinLength);
        }
        else if (!ReferenceEquals(known, task.Comparer))
        {
            NrbfDamage.ThrowMistyped(_input.Position, task.Class.Type);
        }

        capacity = _input.Read<int>();
        if (capacity < 0 || (capacity > 0 && !hasItems))
        {
            WireFormatException.ThrowCount(_input.Position, capacity);
        }

        return version;
    }

    private bool ExpectForm(HashingForms forms, RecordKind kind, int id)
    {
        bool hasItems = HasItems(forms, kind);
        ExpectClass(hasItems ? forms.WithItems : forms.WithoutItems, kind, id);
        return hasItems;
    }

    // If a dictionary or set has an array of items, its class description has one member more.
    private bool HasItems(HashingForms forms, RecordKind kind)
    {
        int back = _input.Position;
        if (kind == RecordKind.ClassWithId)
        {
            int described = _input.Read<int>();
            GoToDescription(described);
        }

        _input.Skip(Prefixed.ReadLength(ref _input));
        int count = _input.Read<int>();
        _input.MoveTo(back);
        return count == forms.WithItems.Members.Length;
    }
}

internal static class Hashed<TKey>
{
    // True if the hash of a key is final as soon as the key has been read.
    public static readonly bool AreValues = IsValue(Nullable.GetUnderlyingType(typeof(TKey)) ?? typeof(TKey));

    private static bool IsValue(Type type) =>
        type == typeof(string) || type == typeof(Guid) || type == typeof(DateTimeOffset) || type.IsEnum
            || Primitive.Of(type) != PrimitiveCode.None;
}

// Lets a collection hold one key that must not be hashed yet.
internal sealed class NoHash<TKey> : IEqualityComparer<TKey>
{
    public static readonly NoHash<TKey> Instance = new();

    public bool Equals(TKey? x, TKey? y) => false;

    public int GetHashCode(TKey obj) => 0;
}
