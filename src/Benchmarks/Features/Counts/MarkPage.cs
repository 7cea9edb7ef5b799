using System.IO.MemoryMappedFiles;

namespace SerBench.Benchmarks.Features.Counts;

// A file that tracer and target map. The target stores a mark at the start and end of each operation, and the tracer reads the mark after
// each step. So neither process needs an address or a symbol of the other process.
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

    // The number of the loop, from 1, in which the target waits for its tracer.
    public ref long Waiting => ref _start[1];

    // The loop that the tracer has released.
    public ref long Released => ref _start[2];

    // Odd during an operation, even after it.
    public ref long Mark => ref _start[3];

    // The operations in the next loop.
    public ref long Times => ref _start[4];

    public void Dispose()
    {
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file.Dispose();
    }
}
