using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Values;

namespace SerBench.Formats.Nrbf.Reading;

// Objects that were referred to and not yet filled, in the order of their records.
internal sealed class WorkQueue
{
    private Work[] _ring = new Work[16];
    private int _head;
    private int _count;

    public void Enqueue(RecordTask task, object target, int id)
    {
        if (_count == _ring.Length)
        {
            Grow();
        }

        _ring[(_head + _count++) & (_ring.Length - 1)] = new Work(task, target, id);
    }

    public bool TryDequeue([NotNullWhen(true)] out RecordTask? task, [NotNullWhen(true)] out object? target, out int id)
    {
        if (_count == 0)
        {
            (task, target, id) = (null, null, 0);
            return false;
        }

        ref Work work = ref _ring[_head];
        (task, target, id) = (work.Task, work.Target, work.Id);
        work = default;
        _head = (_head + 1) & (_ring.Length - 1);
        _count--;
        return true;
    }

    public void Clear()
    {
        if (_count != 0)
        {
            Array.Clear(_ring);
            (_head, _count) = (0, 0);
        }
    }

    private void Grow()
    {
        var larger = new Work[2 * _ring.Length];
        _ring.AsSpan(_head).CopyTo(larger);
        _ring.AsSpan(0, _head).CopyTo(larger.AsSpan(_ring.Length - _head));
        (_ring, _head) = (larger, 0);
    }

    private readonly record struct Work(RecordTask Task, object Target, int Id);
}

// Dictionaries and sets are filled when all objects are complete, because hashes of object keys are not final earlier.
internal abstract class DeferredFill
{
    public abstract bool TryFill(int position);
}

internal sealed class DeferredMap<TKey, TValue>(Dictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] pairs) : DeferredFill
    where TKey : notnull
{
    public override bool TryFill(int position)
    {
        int version = PrivateState.OfMap<TKey, TValue>.Version(map);
        bool areUnique = Guarded.TryAddAll(map, pairs, pairs.Length, position);
        PrivateState.OfMap<TKey, TValue>.Version(map) = version;
        return areUnique;
    }
}

internal sealed class DeferredSet<TItem>(HashSet<TItem> set, TItem[] items) : DeferredFill
{
    public override bool TryFill(int position)
    {
        int version = PrivateState.OfSet<TItem>.Version(set);
        bool areUnique = Guarded.TryAddAll(set, items, items.Length, position);
        PrivateState.OfSet<TItem>.Version(set) = version;
        return areUnique;
    }
}
