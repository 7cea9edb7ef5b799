using System.ComponentModel;

namespace SerBench.Benchmarks.Features.Counts;

// All calls must come from one thread, because Linux accepts only calls of the thread that attached.
internal static unsafe partial class Ptrace
{
    private const nint PeekText = 1;
    private const nint PeekUser = 3;
    private const nint PokeUser = 6;
    private const nint ContinueRequest = 7;
    private const nint SingleStep = 9;
    private const nint DetachRequest = 17;
    private const nint SeizeRequest = 0x4206;
    private const nint InterruptRequest = 0x4207;

    private static readonly TimeSpan LongestTurn = TimeSpan.FromMilliseconds(200);

    private const nint ExitKill = 0x0010_0000;

    private const int WaitAll = 0x4000_0000;
    private const int WaitNot = 1;

    // These are offsets in the kernel's "struct user" for x64.
    private const nint InstructionPointer = 16 * 8;
    private const nint DebugAddress = 848;
    private const nint DebugControl = DebugAddress + (7 * 8);
    private const nint FirstBreakpoint = 1;

    private const int StopMask = 0xFF;
    private const int Stopped = 0x7F;

    public const int Trap = 5;

    public static void Seize(int thread)
    {
        Demand(Call(SeizeRequest, thread, 0, ExitKill));
        Demand(Call(InterruptRequest, thread, 0, 0));
        Wait(thread);
    }

    public static int Step(int thread, int signal)
    {
        Demand(Call(SingleStep, thread, 0, signal));
        return Wait(thread);
    }

    public static int RunTo(int thread, nint address)
    {
        Demand(Call(PokeUser, thread, DebugAddress, address));
        Demand(Call(PokeUser, thread, DebugControl, FirstBreakpoint));
        Demand(Call(ContinueRequest, thread, 0, 0));
        int signal = Wait(thread);
        Demand(Call(PokeUser, thread, DebugControl, 0));
        return signal;
    }

    // Some virtual machines ignore breakpoints. The thread is in a loop, so a breakpoint at the current instruction must soon stop it.
    public static bool HasBreakpoints(int thread)
    {
        Demand(Call(PokeUser, thread, DebugAddress, PointerOf(thread)));
        Demand(Call(PokeUser, thread, DebugControl, FirstBreakpoint));
        Demand(Call(ContinueRequest, thread, 0, 0));
        long start = Stopwatch.GetTimestamp();
        bool hasStopped;
        do
        {
            hasStopped = HasEnded(thread);
        }
        while (!hasStopped && Stopwatch.GetElapsedTime(start) < LongestTurn);

        if (!hasStopped)
        {
            Demand(Call(InterruptRequest, thread, 0, 0));
            Wait(thread);
        }

        Demand(Call(PokeUser, thread, DebugControl, 0));
        return hasStopped;
    }

    public static void Detach(int thread) => Demand(Call(DetachRequest, thread, 0, 0));

    public static nint PointerOf(int thread) => Call(PeekUser, thread, InstructionPointer, 0);

    public static nint CodeAt(int thread, nint address) => Call(PeekText, thread, address, 0);

    [LibraryImport("libc", EntryPoint = "gettid")]
    public static partial int OwnThread();

    // Process.Start is not used, because its signal handler would take the reports of a traced process's stops.
    public static int Start(ProcessStartInfo start)
    {
        string?[] arguments = [start.FileName, .. start.ArgumentList, null];
        string?[] environment = [.. start.Environment.Select(variable => $"{variable.Key}={variable.Value}"), null];
        int error = Spawn(out int process, start.FileName, 0, 0, arguments, environment);
        return error == 0 ? process : throw new Win32Exception(error);
    }

    // Also true if a traced process has only stopped, because waitpid reports both.
    public static bool HasEnded(int process) => WaitFor(process, out _, WaitAll | WaitNot) != 0;

    public static void WaitForEnd(int process)
    {
        while (WaitFor(process, out int status, WaitAll) == process && (status & StopMask) == Stopped)
        {
        }
    }

    private static int Wait(int thread)
    {
        if (WaitFor(thread, out int status, WaitAll) != thread)
        {
            throw new Win32Exception(Marshal.GetLastPInvokeError());
        }

        return (status & StopMask) == Stopped
            ? (status >> 8) & StopMask
            : throw new InvalidDataException("the process whose instructions are counted has died");
    }

    private static void Demand(nint result)
    {
        if (result == -1)
        {
            throw new Win32Exception(Marshal.GetLastPInvokeError());
        }
    }

    [LibraryImport("libc", EntryPoint = "ptrace", SetLastError = true)]
    private static partial nint Call(nint request, int thread, nint address, nint data);

    [LibraryImport("libc", EntryPoint = "waitpid", SetLastError = true)]
    private static partial int WaitFor(int process, out int status, int options);

    [LibraryImport("libc", EntryPoint = "posix_spawnp", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Spawn(
        out int process, string file, nint actions, nint attributes, string?[] arguments, string?[] environment);
}
