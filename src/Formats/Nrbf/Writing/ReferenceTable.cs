using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Writing;

// The table is also the queue of records to write, because records are in the order of first reference.
internal sealed class ReferenceTable
{
    private const int SearchedCount = 16;
    private const int LargeCount = 1 << 16;

    private Referred[] _references = new Referred[SearchedCount];
    private Bucket[] _buckets = [];
    private int _count;
    private int _written;
    private bool _isHashed;

    // A string needs no task, because its record is written in place of the first reference.
    [MethodImpl(AggressiveInlining)]
    public int FindOrAdd(object target, RecordTask? task, int newId)
    {
        Referred[] references = _references;
        int count = _count;
        if (count >= SearchedCount)
        {
            return FindOrAddHashed(target, task, newId);
        }

        for (int i = 0; i < count; i++)
        {
            if (ReferenceEquals(references[i].Target, target))
            {
                return references[i].Id;
            }
        }

        references[count] = new Referred(target, task, newId);
        _count = count + 1;
        return newId;
    }

    public void AddItems(object owner, RecordTask task, int newId)
    {
        if (_count >= SearchedCount && (!_isHashed || _count == _buckets.Length / 2))
        {
            MakeRoom();
        }

        _references[_count++] = new Referred(owner, task, newId);
    }

    public bool TryTakeNext([NotNullWhen(true)] out RecordTask? task, [NotNullWhen(true)] out object? target, out int id)
    {
        while (_written < _count)
        {
            ref Referred next = ref _references[_written++];
            if (next.Task is not null)
            {
                (task, target, id) = (next.Task, next.Target, next.Id);
                return true;
            }
        }

        (task, target, id) = (null, null, 0);
        return false;
    }

    public void Clear()
    {
        if (_references.Length > LargeCount && _count < _references.Length / 16)
        {
            (_references, _buckets) = (new Referred[SearchedCount], []);
        }
        else
        {
            Array.Clear(_references, 0, _count);
            if (_isHashed)
            {
                Array.Clear(_buckets);
            }
        }

        (_count, _written, _isHashed) = (0, 0, false);
    }

    [MethodImpl(NoInlining)]
    private int FindOrAddHashed(object target, RecordTask? task, int newId)
    {
        if (!_isHashed || _count == _buckets.Length / 2)
        {
            MakeRoom();
        }

        int hash = RuntimeHelpers.GetHashCode(target);
        int mask = _buckets.Length - 1;
        int at = hash & mask;
        for (; _buckets[at].Number != 0; at = (at + 1) & mask)
        {
            if (_buckets[at].Hash == hash && ReferenceEquals(_references[_buckets[at].Number - 1].Target, target))
            {
                return _references[_buckets[at].Number - 1].Id;
            }
        }

        _references[_count++] = new Referred(target, task, newId);
        _buckets[at] = new Bucket(hash, _count);
        return newId;
    }

    private void MakeRoom()
    {
        int room = (int)BitOperations.RoundUpToPowerOf2((uint)Math.Max(2 * SearchedCount, _isHashed ? 2 * _count : _references.Length));
        if (_references.Length < room)
        {
            Array.Resize(ref _references, room);
        }

        if (_buckets.Length < 2 * room)
        {
            _buckets = new Bucket[2 * room];
        }

        int mask = _buckets.Length - 1;
        for (int i = 0; i < _count; i++)
        {
            int hash = RuntimeHelpers.GetHashCode(_references[i].Target);
            int at = hash & mask;
            while (_buckets[at].Number != 0)
            {
                at = (at + 1) & mask;
            }

            _buckets[at] = new Bucket(hash, i + 1);
        }

        _isHashed = true;
    }

    private readonly record struct Referred(object Target, RecordTask? Task, int Id);

    private readonly record struct Bucket(int Hash, int Number);
}
