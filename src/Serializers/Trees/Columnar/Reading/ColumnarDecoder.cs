using System.Runtime.ExceptionServices;

namespace SerBench.Serializers.Trees.Columnar.Reading;

internal sealed class ColumnarDecoder : IThreadPoolWorkItem
{
    private readonly ArraySegment<byte> _message;
    private readonly int _threads;
    private readonly FrameEntry[] _entries;
    private readonly Forest[] _forests;
    private int _next;
    private int _done;
    private ExceptionDispatchInfo? _failure;

    public ColumnarDecoder(ArraySegment<byte> message, int threads)
    {
        _message = message;
        _entries = Directory.Read(message);
        _forests = new Forest[_entries.Length];
        _threads = Math.Min(threads, _entries.Length);
    }

    public TreeNode Decode()
    {
        for (int i = 1; i < _threads; i++)
        {
            ThreadPool.UnsafeQueueUserWorkItem(this, preferLocal: false);
        }

        Work();
        var spin = default(SpinWait);
        while (Volatile.Read(ref _done) < _entries.Length)
        {
            spin.SpinOnce();
        }

        _failure?.Throw();
        return TreeLinker.Link(_forests, _entries);
    }

    void IThreadPoolWorkItem.Execute() => Work();

    // A frame that fails counts as done too, because the calling thread waits for all frames.
    private void Work()
    {
        int frame;
        while ((frame = Interlocked.Increment(ref _next) - 1) < _entries.Length)
        {
            try
            {
                if (Volatile.Read(ref _failure) is null)
                {
                    _forests[frame] = FrameReader.Read(_message, _entries[frame], frame);
                }
            }
            catch (Exception exception)
            {
                Interlocked.CompareExchange(ref _failure, ExceptionDispatchInfo.Capture(exception), null);
            }

            Interlocked.Increment(ref _done);
        }
    }
}
