using System.IO.Pipes;

namespace SerBench.Benchmarks.Engine.Host;

/// <summary>A pipe that ends child processes with their parent. The parent holds one end, its children inherit the other, and nobody
/// writes. However the parent ends, the system closes its end; the children see this and end themselves.</summary>
public static class Lifeline
{
    private const string Variable = "SERBENCH_LIFELINE";

    // Read before this process overwrites the variable with a handle of its own pipe.
    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly Lazy<AnonymousPipeServerStream> Own = new(Offer);

    private static readonly TaskCompletionSource Cutting = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private static int _isWatching;

    public static Task WhenCut => Cutting.Task;

    /// <summary>Lets all processes that are started from now on inherit the end that they must watch.</summary>
    public static void Hold() => _ = Own.Value;

    /// <summary>Ends all child processes, also those that are started later.</summary>
    public static void Cut()
    {
        if (Own.IsValueCreated)
        {
            Own.Value.Dispose();
        }

        Cutting.TrySetResult();
    }

    /// <summary>Ends this process as soon as its parent has ended. Does nothing if the parent holds no lifeline.</summary>
    public static void Watch()
    {
        if (Given is not null && Interlocked.Exchange(ref _isWatching, 1) == 0 && TryOpen(Given) is { } end)
        {
            new Thread(() => EndWith(end)) { IsBackground = true, Name = nameof(Lifeline) }.Start();
        }
    }

    private static AnonymousPipeServerStream Offer()
    {
        // The local copy of the other end stays open, so that every child process can inherit it.
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

        // An orderly exit may hang on the code that this process tries, so the process is killed.
        using Process self = Process.GetCurrentProcess();
        self.Kill();
    }
}
