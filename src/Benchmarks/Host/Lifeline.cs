using System.Diagnostics;
using System.IO.Pipes;

namespace SerBench.Benchmarks.Host;

/// <summary>
/// A pipe into which nobody writes: this process holds one end for as long as it lives, and all that it starts inherit the other. Whatever
/// ends a process closes its end, by which those that watch learn that nobody waits for them any more.
/// </summary>
public static class Lifeline
{
    private const string Variable = "SERBENCH_LIFELINE";

    // Before this process puts its own in the place of the one that it was given.
    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly Lazy<AnonymousPipeServerStream> Own = new(Offer);

    private static readonly TaskCompletionSource Cutting = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private static int _isWatching;

    /// <summary>Comes to its end when <see cref="Cut"/> is called.</summary>
    public static Task WhenCut => Cutting.Task;

    /// <summary>Lets all processes that are started from now on inherit the end that they watch.</summary>
    public static void Hold() => _ = Own.Value;

    /// <summary>Ends all processes that were started, and those that will be.</summary>
    public static void Cut()
    {
        if (Own.IsValueCreated)
        {
            Own.Value.Dispose();
        }

        Cutting.TrySetResult();
    }

    /// <summary>Ends this process as soon as the one that started it has ended; without one of ours nothing happens.</summary>
    public static void Watch()
    {
        if (Given is not null && Interlocked.Exchange(ref _isWatching, 1) == 0 && TryOpen(Given) is { } end)
        {
            new Thread(() => EndWith(end)) { IsBackground = true, Name = nameof(Lifeline) }.Start();
        }
    }

    private static AnonymousPipeServerStream Offer()
    {
        // The local copy of the other end stays open: every process that is started takes its own from it.
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
            // Somebody between us has passed on the variable, but not the pipe.
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
            // A broken pipe is as good as one that was closed.
        }

        // Not by an exit in order: code that is tried here may never let that come to its end.
        using Process self = Process.GetCurrentProcess();
        self.Kill();
    }
}
