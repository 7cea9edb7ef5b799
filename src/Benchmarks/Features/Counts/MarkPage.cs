using System.IO.MemoryMappedFiles;

namespace SerBench.Benchmarks.Features.Counts;

/// <summary>A file that tracer and target both map. The target marks the start and the end of each operation by a store; the tracer looks
/// after each step. So nobody needs an address or a symbol.</summary>
internal sealed unsafe class MarkPage : IDisposable
{
    private const int Size = 4096;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;
    private readonly long* _start;

    public MarkPage(string path)
    {
        _file = MemoryMappedFile.CreateFromFile(path, FileMode.OpenOrCreate, null, Size);
        _view = _file.CreateViewAccessor();
        byte* start = null;
        _view.SafeMemoryMappedViewHandle.AcquirePointer(ref start);
        _start = (long*)start;
    }

    public ref long Thread => ref _start[0];

    /// <summary>The number of the loop, from 1, in which the target waits for its tracer.</summary>
    public ref long Waiting => ref _start[1];

    /// <summary>The number of the loop that the tracer has set free.</summary>
    public ref long Released => ref _start[2];

    /// <summary>Odd within an operation, even after it.</summary>
    public ref long Mark => ref _start[3];

    /// <summary>The number of operations of the loop that comes next.</summary>
    public ref long Times => ref _start[4];

    public void Dispose()
    {
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file.Dispose();
    }
}
