using System.Runtime.ExceptionServices;

namespace SerBench.Serializers.Trees.Columnar.Writing;

// Coordinates threads and the positions of frames in the message. A lock is taken a few times per frame of thousands of nodes.
internal sealed class ColumnarEncoder(EncodeBuffer buffer, TreeLink link) : IThreadPoolWorkItem
{
    [ThreadStatic]
    private static FrameWriter? WriterOfThread;

    private readonly Lock _gate = new();
    private readonly List<(long Offset, byte[] Frame)> _overflow = [];
    private FrameEntry[] _entries = new FrameEntry[64];
    private long _position = ColumnarLayout.HeaderLength;
    private int _frames;
    private bool _hasHelpers;
    private bool _isDone;
    private int _helpers;
    private int _active;
    private int _waiting;
    private OpenSlots? _offer;
    private ExceptionDispatchInfo? _failure;

    public TreeLink Link => link;

    public bool IsFailed => Volatile.Read(ref _failure) is not null;

    public void Encode(TreeNode root)
    {
        _active = 1;
        Work(writer => writer.Run(this, root));
        lock (_gate)
        {
            _isDone = true;
        }

        var spin = default(SpinWait);
        while (Volatile.Read(ref _helpers) > 0)
        {
            spin.SpinOnce();
        }

        _failure?.Throw();
        Finish();
    }

    void IThreadPoolWorkItem.Execute()
    {
        lock (_gate)
        {
            if (_isDone)
            {
                return;
            }

            _helpers++;
        }

        Work(writer => writer.Help(this));
        Interlocked.Decrement(ref _helpers);
    }

    public int NextFrame() => Interlocked.Increment(ref _frames) - 1;

    // Gives a part of a worker's unvisited subtrees to a waiting worker. The first call also starts the helpers.
    public void Offer(OpenSlots open)
    {
        if (link.Threads == 1 || open.Count < 2)
        {
            return;
        }

        if (!_hasHelpers)
        {
            _hasHelpers = true;
            for (int i = 1; i < link.Threads; i++)
            {
                ThreadPool.UnsafeQueueUserWorkItem(this, preferLocal: false);
            }
        }

        if (Volatile.Read(ref _waiting) == 0)
        {
            return;
        }

        lock (_gate)
        {
            if (_offer is null && _waiting > 0)
            {
                var given = new OpenSlots();
                open.GiveTo(given);
                _active++;
                Volatile.Write(ref _offer, given);
            }
        }
    }

    public bool TryGetWorkAfterOwn(OpenSlots open)
    {
        lock (_gate)
        {
            _active--;
        }

        return link.Threads > 1 && TryGetWork(open);
    }

    public bool TryGetWork(OpenSlots open)
    {
        Interlocked.Increment(ref _waiting);
        var spin = default(SpinWait);
        while (true)
        {
            if (Volatile.Read(ref _offer) is not null && TryTakeOffer(open))
            {
                return true;
            }

            if (Volatile.Read(ref _active) == 0 || IsFailed)
            {
                return false;
            }

            spin.SpinOnce();
        }
    }

    public void Add(int frame, ReadOnlySpan<byte> columns, ReadOnlySpan<byte> text)
    {
        int length = columns.Length + text.Length;
        long offset = Claim(frame, length);
        if (offset + length <= buffer.Bytes.Length)
        {
            Span<byte> place = buffer.Bytes.AsSpan((int)offset, length);
            columns.CopyTo(place);
            text.CopyTo(place[columns.Length..]);
            return;
        }

        // The frame is stored later, because the buffer grows only while no worker writes.
        lock (_gate)
        {
            _overflow.Add((offset, [.. columns, .. text]));
        }
    }

    private void Work(Action<FrameWriter> work)
    {
        FrameWriter writer = WriterOfThread ?? new FrameWriter();
        WriterOfThread = null;
        try
        {
            work(writer);
            WriterOfThread = writer;
        }
        catch (Exception exception)
        {
            Interlocked.CompareExchange(ref _failure, ExceptionDispatchInfo.Capture(exception), null);
        }
    }

    private bool TryTakeOffer(OpenSlots open)
    {
        lock (_gate)
        {
            if (_offer is null)
            {
                return false;
            }

            open.TakeAll(_offer);
            _offer = null;
            _waiting--;
            return true;
        }
    }

    private long Claim(int frame, int length)
    {
        lock (_gate)
        {
            long offset = _position;
            _position += length;
            if (_position + ((frame + 1L) * ColumnarLayout.EntryLength) + ColumnarLayout.FooterLength > Array.MaxLength)
            {
                throw new UnsupportedValueException("The tree takes more than two gigabytes.");
            }

            if (frame >= _entries.Length)
            {
                Array.Resize(ref _entries, Math.Max(frame + 1, 2 * _entries.Length));
            }

            _entries[frame] = new FrameEntry((int)offset, length);
            return offset;
        }
    }

    private void Finish()
    {
        int end = (int)_position;
        int total = end + (_frames * ColumnarLayout.EntryLength) + ColumnarLayout.FooterLength;
        if (total > buffer.Bytes.Length)
        {
            buffer.Grow(buffer.Bytes.Length, total - buffer.Bytes.Length);
        }

        foreach ((long offset, byte[] frame) in _overflow)
        {
            frame.CopyTo(buffer.Bytes, offset);
        }

        var output = new OutputCursor(buffer);
        output.Put(ColumnarLayout.Signature);
        output.MoveTo(end);
        foreach (FrameEntry entry in _entries.AsSpan(0, _frames))
        {
            output.Put(entry.Offset);
            output.Put(entry.Length);
        }

        output.Put(_frames);
        output.Finish();
    }
}
