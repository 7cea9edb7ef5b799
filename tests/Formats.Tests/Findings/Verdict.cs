using System.Diagnostics;

namespace SerBench.Formats.Tests.Findings;

// What a reader of bytes of strangers did with a message.
// Fault: What it must not do, as a few words that may be part of a name of a file; null if all is right.
// Detail: the same at length.
// Factor: the bytes of memory for each byte of the message, beyond what any may take.
internal readonly record struct Verdict(string? Fault, string? Detail, double Factor)
{
    public const string Memory = "memory";

    private const int TraceBytesPerCall = 256;

    // A collection by another thread may be charged to this one, but not each time.
    private const int Measurements = 3;

    // Reads a message, and measures. A reader may take some memory, and throw one kind of exception.
    // free: the bytes of memory that any message may take.
    // perByte: the bytes of memory that it may take for each of its bytes.
    public static Verdict Of<TRefusal>(byte[] message, Action<byte[]> read, long free, long perByte)
        where TRefusal : Exception
    {
        long most = free + (perByte * message.Length);
        long allocated = long.MaxValue;
        Exception? thrown = null;
        for (int i = 0; i < Measurements && allocated > most; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            try
            {
                read(message);
                allocated = Math.Min(allocated, GC.GetAllocatedBytesForCurrentThread() - before);
            }
            catch (Exception exception)
            {
                // Every exception is caught: its type decides the verdict. Its trace does not count as memory of the reader.
                long taken = GC.GetAllocatedBytesForCurrentThread() - before;
                allocated = Math.Min(allocated, taken > free ? taken - (TraceBytesPerCall * new StackTrace(exception).FrameCount) : taken);
                thrown = exception;
            }
        }

        double factor = Math.Max(0, allocated - free) / (double)Math.Max(1, message.Length);
        return thrown is not (null or TRefusal) ? new Verdict($"{thrown.GetType().Name} in {PlaceOf(thrown)}", thrown.ToString(), factor)
            : allocated > most ? new Verdict(Memory, $"{allocated:N0} bytes of memory for {message.Length:N0} bytes", factor)
            : new Verdict(null, null, factor);
    }

    // The innermost method of ours.
    private static string PlaceOf(Exception exception) => new StackTrace(exception).GetFrames().Select(frame => frame.GetMethod())
        .Where(method => method?.DeclaringType?.Namespace?.StartsWith("SerBench.", StringComparison.Ordinal) == true)
        .Select(method => $"{method!.DeclaringType!.Name.Split('`')[0]}.{method.Name.Split('<', '>')[^1]}")
        .FirstOrDefault() ?? "the runtime";
}
