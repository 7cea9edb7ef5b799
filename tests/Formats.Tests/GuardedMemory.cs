using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Formats.Tests;

// Memory between two pages that the processor refuses to read and write, at its end or at its start. On other systems than Linux it is
// usual memory.
internal sealed class GuardedMemory<T> : IDisposable
    where T : unmanaged
{
    private readonly int _length;
    private readonly nint _memory, _before, _first, _after;

    public GuardedMemory(int length, bool atEnd)
    {
        int page = Environment.SystemPageSize, bytes = length * Unsafe.SizeOf<T>(), whole = (bytes + page - 1) / page * page;
        _length = length;
        _memory = Marshal.AllocHGlobal(whole + (3 * page));
        _before = (_memory + page - 1) / page * page;
        _after = _before + page + whole;
        _first = atEnd ? _after - bytes : _before + page;
        Protect(access: 0);
    }

    public Span<T> Span => MemoryMarshal.CreateSpan(ref Unsafe.AddByteOffset(ref Unsafe.NullRef<T>(), _first), _length);

    public void Dispose()
    {
        // To be read and written.
        Protect(access: 3);
        Marshal.FreeHGlobal(_memory);
    }

    private void Protect(int access)
    {
        if (OperatingSystem.IsLinux())
        {
            Assert.Equal(0, Guards.Protect(_before, Environment.SystemPageSize, access));
            Assert.Equal(0, Guards.Protect(_after, Environment.SystemPageSize, access));
        }
    }
}

internal static class Guards
{
    [DllImport("libc", EntryPoint = "mprotect")]
    public static extern int Protect(nint start, nint length, int access);
}
