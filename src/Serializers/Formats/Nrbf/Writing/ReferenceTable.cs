using System.Numerics;
using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>
/// The ids of the objects and strings that a message has mentioned, by identity. Few objects, which is most messages, are searched
/// one by one; more are hashed.
/// </summary>
internal sealed class ReferenceTable
{
    private const int SearchedCount = 12;
    private const int LargeCount = 1 << 16;

    private Reference[] _references = new Reference[SearchedCount];
    private Bucket[] _buckets = [];
    private int _count;
    private bool _isHashed;

    /// <summary>The id of an object; <paramref name="newId"/> when it is new.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int FindOrAdd(object target, int newId)
    {
        Reference[] references = _references;
        int count = _count;
        if (count >= SearchedCount)
        {
            return FindOrAddHashed(target, newId);
        }

        for (int i = 0; i < count; i++)
        {
            if (ReferenceEquals(references[i].Target, target))
            {
                return references[i].Id;
            }
        }

        references[count] = new Reference(target, newId);
        _count = count + 1;
        return newId;
    }

    /// <summary>Forgets all, so that the objects of a message are not kept alive; room for very many is given back.</summary>
    public void Clear()
    {
        if (_references.Length > LargeCount && _count < _references.Length / 16)
        {
            (_references, _buckets) = (new Reference[SearchedCount], []);
        }
        else
        {
            Array.Clear(_references, 0, _count);
            if (_isHashed)
            {
                Array.Clear(_buckets);
            }
        }

        (_count, _isHashed) = (0, false);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int FindOrAddHashed(object target, int newId)
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

        _references[_count++] = new Reference(target, newId);
        _buckets[at] = new Bucket(hash, _count);
        return newId;
    }

    /// <summary>Room for one more, in buckets at most half full.</summary>
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

    private readonly record struct Reference(object Target, int Id);

    private readonly record struct Bucket(int Hash, int Number);
}
