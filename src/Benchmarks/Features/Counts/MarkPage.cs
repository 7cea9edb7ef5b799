using System.IO.MemoryMappedFiles;

namespace SerBench.Benchmarks.Features.Counts;

// The tracer and the target map this file. The target stores a mark at the start and end of each operation, so the tracer needs no address
// or symbol of the target.
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

    // The target stores a loop's number (from 1) before the loop, then waits until the tracer stores the same number in Released.
    public ref long Waiting => ref _start[1];

    public ref long Released => ref _start[2];

    // The mark is an odd number only during an operation.
    public ref long Mark => ref _start[3];

    public ref long Times => ref _start[4];

    public void Dispose()
    {
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file.Dispose();
    }
}
