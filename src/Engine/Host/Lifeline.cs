using System.IO.Pipes;

namespace SerBench.Engine.Host;

// A pipe that ends child processes with their parent. The parent holds one end, its children inherit the other end, and nobody writes.
// However the parent ends, the system closes the parent's end; the children see this and end themselves.
public static class Lifeline
{
    private const string Variable = "SERBENCH_LIFELINE";

    // Read before this process overwrites the variable with a handle of its own pipe.
    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly Lazy<AnonymousPipeServerStream> Own = new(Offer);

    private static readonly TaskCompletionSource Cutting = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private static int _isWatching;

    public static Task WhenCut => Cutting.Task;

    // Lets later child processes inherit the end that they must watch.
    public static void Hold() => _ = Own.Value;

    // Ends all child processes, also those started later.
    public static void Cut()
    {
        if (Own.IsValueCreated)
        {
            Own.Value.Dispose();
        }

        Cutting.TrySetResult();
    }

    // Ends this process with its parent. Does nothing if the parent holds no lifeline.
    public static void Watch()
    {
        if (Given is not null && Interlocked.Exchange(ref _isWatching, 1) == 0 && TryOpen(Given) is { } end)
        {
            new Thread(() => EndWith(end)) { IsBackground = true, Name = nameof(Lifeline) }.Start();
        }
    }

    private static AnonymousPipeServerStream Offer()
    {
        // The local copy of the children's end stays open, so that every child process can inherit it.
        var pipe = new AnonymousPipeServerStream(PipeDirection.Out, HandleInheritability.Inheritable);
        Environment.SetEnvironmentVariable(Variable, pipe.GetClientHandleAsString());
        return pipe;
    }

    private static AnonymousPipeClientStream? TryOpen(string handle)
    {
        try
        {
            return new AnonymousPipeClientStream(PipeDirection.In, handle);
        }
        catch (Exception exception) when (exception is ArgumentException or IOException)
        {
            // A process between the parent and this one passed on the variable, but not the pipe.
            return null;
        }
    }

    private static void EndWith(AnonymousPipeClientStream end)
    {
        try
        {
            end.ReadByte();
        }
        catch (IOException)
        {
            // A broken pipe means the same as a closed one.
        }

        // Killed: an orderly exit may hang on the code that this process tries.
        using Process self = Process.GetCurrentProcess();
        self.Kill();
    }
}
