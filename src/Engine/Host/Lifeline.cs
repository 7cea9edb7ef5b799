using System.IO.Pipes;

namespace SerBench.Engine.Host;

// When the parent process ends, the system closes the parent's end of this pipe, and the child processes end themselves.
public static class Lifeline
{
    private const string Variable = "SERBENCH_LIFELINE";

    // This text is read before this process overwrites the variable.
    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly Lazy<AnonymousPipeServerStream> Own = new(Offer);

    private static readonly TaskCompletionSource Cutting = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private static int _isWatching;

    public static Task WhenCut => Cutting.Task;

    public static void Hold() => _ = Own.Value;

    public static void Cut()
    {
        if (Own.IsValueCreated)
        {
            Own.Value.Dispose();
        }

        Cutting.TrySetResult();
    }

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
            // A process between the parent and this process passed on the variable, but not the pipe.
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
            // A broken pipe means the same as a closed pipe.
        }

        // The process is killed because an orderly exit may hang in tested code.
        using Process self = Process.GetCurrentProcess();
        self.Kill();
    }
}
