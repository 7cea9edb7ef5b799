namespace SerBench.Benchmarks.Features.Load;

// The threads live until Dispose, because libraries keep buffers per thread.
internal sealed class Crew : IDisposable
{
    private readonly OpenedCell[] _opened;
    private readonly BlockingCollection<Action>[] _work;

    public Crew(OpenedCell[] opened)
    {
        (_opened, _work) = (opened, [.. opened.Select(_ => new BlockingCollection<Action>())]);
        for (int i = 0; i < Count; i++)
        {
            BlockingCollection<Action> work = _work[i];
            var thread = new Thread(() =>
            {
                foreach (Action part in work.GetConsumingEnumerable())
                {
                    part();
                }
            });
            (thread.Name, thread.IsBackground) = ($"load {i + 1}", true);
            thread.Start();
        }
    }

    public int Count => _opened.Length;

    public T[] Run<T>(Func<IWorkload, long, T> work)
    {
        long start = 0;
        using var ready = new Barrier(Count, _ => start = Stopwatch.GetTimestamp());
        var results = _opened.Select(_ => new TaskCompletionSource<T>()).ToArray();
        for (int i = 0; i < Count; i++)
        {
            (TaskCompletionSource<T> result, IWorkload workload) = (results[i], _opened[i].Workload);
            _work[i].Add(() =>
            {
                ready.SignalAndWait();
                try
                {
                    result.SetResult(work(workload, start));
                }
                catch (Exception exception)
                {
                    result.SetException(exception);
                }
            });
        }

        T[] all = Task.WhenAll(results.Select(result => result.Task)).GetAwaiter().GetResult();
        return _opened.All(one => one.Touches.Contains(one.Workload.TouchLast())) ? all
            : throw new InvalidDataException($"with {Count} threads a value came back changed");
    }

    public void Dispose() => Array.ForEach(_work, work => work.CompleteAdding());
}
