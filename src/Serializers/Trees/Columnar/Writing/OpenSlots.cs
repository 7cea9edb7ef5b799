using System.Diagnostics.CodeAnalysis;

namespace SerBench.Serializers.Trees.Columnar.Writing;

// New frames take waiting children from the end of the list; other workers take from the front, which is nearest to the root.
internal sealed class OpenSlots
{
    private const int NoFrame = -1;

    private const int PartGivenAway = 16;
    private const int Unmarked = int.MaxValue;

    private TreeNode?[] _nodes = new TreeNode?[64];
    private SlotRange[] _ranges = new SlotRange[16];
    private SlotRange[] _taken = new SlotRange[16];
    private int _firstNode;
    private int _endNode;
    private int _firstRange;
    private int _endRange;
    private int _takenCount;
    private TreeNode? _mark;
    private int _markedAt = Unmarked;
    private int _framesToMark;
    private int _framesOfMark;

    // The tree is cyclic if this node comes again before its descendants have been visited.
    public TreeNode? Mark => _mark;

    public int Count => _endNode - _firstNode;

    public ReadOnlySpan<SlotRange> Taken => _taken.AsSpan(0, _takenCount);

    public void Start(TreeNode root)
    {
        Clear();
        Push(NoFrame, [root]);
    }

    public void Clear()
    {
        _nodes.AsSpan(_firstNode, Count).Clear();
        _firstNode = _endNode = _firstRange = _endRange = _takenCount = 0;
        (_mark, _markedAt, _framesToMark, _framesOfMark) = (null, Unmarked, 0, 0);
    }

    public void StartFrame()
    {
        _takenCount = 0;
        if (--_framesToMark < 0)
        {
            _framesToMark = _framesOfMark = Math.Max(1, 2 * _framesOfMark);
            _markedAt = Unmarked;
        }
    }

    public bool TryTake([NotNullWhen(true)] out TreeNode? root)
    {
        if (Count == 0)
        {
            root = null;
            return false;
        }

        root = _nodes[--_endNode]!;
        _nodes[_endNode] = null;
        if (_endNode < _markedAt)
        {
            (_mark, _markedAt) = (root, _endNode);
        }

        ref SlotRange top = ref _ranges[_endRange - 1];
        int slot = top.First + top.Count - 1;
        Note(top.Frame, slot);
        top = top with { Count = top.Count - 1 };
        if (top.Count == 0)
        {
            _endRange--;
        }

        return true;
    }

    public void Push(int frame, ReadOnlySpan<TreeNode?> children)
    {
        if (children.IsEmpty)
        {
            return;
        }

        Push(new SlotRange(frame, 0, children.Length), children);
    }

    public void GiveTo(OpenSlots other)
    {
        int left = (Count + PartGivenAway - 1) / PartGivenAway;
        while (left > 0)
        {
            ref SlotRange bottom = ref _ranges[_firstRange];
            int some = Math.Min(left, bottom.Count);
            Span<TreeNode?> nodes = _nodes.AsSpan(_firstNode, some);
            other.Push(bottom with { Count = some }, nodes);
            nodes.Clear();
            _firstNode += some;
            left -= some;
            bottom = bottom with { First = bottom.First + some, Count = bottom.Count - some };
            if (bottom.Count == 0)
            {
                _firstRange++;
            }
        }
    }

    public void TakeAll(OpenSlots other)
    {
        Clear();
        int at = other._firstNode;
        foreach (SlotRange range in other._ranges.AsSpan(other._firstRange, other._endRange - other._firstRange))
        {
            Push(range, other._nodes.AsSpan(at, range.Count));
            at += range.Count;
        }
    }

    private void Push(SlotRange range, ReadOnlySpan<TreeNode?> children)
    {
        if (Count == 0)
        {
            // The list of waiting children was empty, so these children descend from the marked node, if any.
            _firstNode = _endNode = _firstRange = _endRange = 0;
            _markedAt = _mark is null ? Unmarked : 0;
        }

        Ensure(ref _nodes, _endNode + children.Length);
        children.CopyTo(_nodes.AsSpan(_endNode));
        _endNode += children.Length;
        Ensure(ref _ranges, _endRange + 1);
        _ranges[_endRange++] = range;
    }

    private void Note(int frame, int slot)
    {
        if (frame == NoFrame)
        {
            return;
        }

        if (_takenCount > 0 && _taken[_takenCount - 1] is { } last && last.Frame == frame && last.First == slot + 1)
        {
            _taken[_takenCount - 1] = new SlotRange(frame, slot, last.Count + 1);
            return;
        }

        Ensure(ref _taken, _takenCount + 1);
        _taken[_takenCount++] = new SlotRange(frame, slot, 1);
    }

    private static void Ensure<T>(ref T[] array, int length)
    {
        if (array.Length < length)
        {
            Array.Resize(ref array, Math.Max(length, 2 * array.Length));
        }
    }
}
