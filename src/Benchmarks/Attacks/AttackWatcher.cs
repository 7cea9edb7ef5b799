using System.Diagnostics;
using System.Globalization;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Attacks;

/// <summary>
/// Attacks one reader in a process of its own with limits of memory and time. When the process dies or gives no answer, the input at fault
/// is known from the ledger and saved, and another process goes on behind it.
/// </summary>
/// <param name="replayed">A saved input, to be fed alone; null: all inputs of the order.</param>
internal sealed class AttackWatcher(ProgramContext context, AttackOrder order, string? replayed = null)
{
    /// <summary>The hidden command of the attacked process.</summary>
    public const string CommandName = "attack-reader";

    /// <summary>A reader that kills this many processes is not given more.</summary>
    private const int MostDeaths = 20;

    private const string HeapLimit = "0x30000000";
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(20);

    /// <summary>How long one input may take.</summary>
    public static TimeSpan Patience { get; set; } = TimeSpan.FromSeconds(5);

    /// <summary>The score; null when the attack was cut off.</summary>
    public AttackScore? Run()
    {
        string path = Path.Combine(TemporaryFolder.Create(), "ledger");
        using AttackLedger ledger = AttackLedger.Create(path);
        int deaths = 0;
        while (deaths < MostDeaths && TryRun(path, ledger) is { } death)
        {
            deaths++;
            AddDeath(ledger, death);
        }

        return Lifeline.WhenCut.IsCompleted ? null : new AttackScore(
            order.Serializer,
            order.Model,
            ledger.Next,
            ledger.CountOf(AttackVerdict.Rejected),
            ledger.CountOf(AttackVerdict.AcceptedEqual),
            ledger.CountOf(AttackVerdict.AcceptedDifferent),
            ledger.CountOf(AttackVerdict.WrongException),
            ledger.CountOf(AttackVerdict.Crash),
            ledger.CountOf(AttackVerdict.Hang),
            ledger.CountOf(AttackVerdict.NotIdempotent),
            ledger.CountOf(AttackVerdict.OverAllocation),
            Math.Round(ledger.MostBytesPerByte, 1),
            Math.Round(ledger.SlowestMs, 2),
            order.Seed);
    }

    // How the process died; null when it came to its end, or was cut off.
    private Finding? TryRun(string path, AttackLedger ledger)
    {
        ledger.Begun = 0;
        long start = Environment.TickCount64;
        using Process process = Start(path);
        Task<string> complaint = process.StandardError.ReadToEndAsync();
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        while (!process.WaitForExit(Look))
        {
            bool hasBegun = ledger.Begun > 0;
            if (Environment.TickCount64 - (hasBegun ? ledger.Begun : start) > (hasBegun ? Patience : StartTime).TotalMilliseconds)
            {
                process.Kill(entireProcessTree: true);
                process.WaitForExit();
                return hasBegun ? new Finding(AttackVerdict.Hang, 0, Patience.TotalMilliseconds, $"no answer within {Patience.TotalSeconds:0} s") : throw NotStarted(process, complaint);
            }
        }

        output.Wait();
        return process.ExitCode == 0 || Lifeline.WhenCut.IsCompleted ? null
            : ledger.Begun == 0 ? throw NotStarted(process, complaint)
            : new Finding(AttackVerdict.Crash, 0, 0, $"exit code {process.ExitCode}: {FirstLine(complaint.Result)}");
    }

    private void AddDeath(AttackLedger ledger, Finding death)
    {
        AttackInput input = replayed is null ? order.Open(context)!.Inputs[ledger.Next] : AttackFailure.Read(replayed).Input;
        order.Describe(death.AttackVerdict, death.What!, ledger.Next, input).Write(order.Failures);
        ledger.Add(death);
    }

    private UsageException NotStarted(Process process, Task<string> complaint) =>
        new($"The process that was to attack {order.Serializer} of {order.Model} did not begin (exit code {process.ExitCode}): {FirstLine(complaint.Result)}");

    private static string FirstLine(string text) => text.Split('\n').FirstOrDefault(line => line.Length > 0)?.TrimEnd() ?? "nothing was said";

    private Process Start(string ledger)
    {
        ProcessStartInfo start = OwnProgram.Read(
        [
            CommandName,
            "--serializer", order.Serializer,
            "--model", order.Model,
            "--seed", order.Seed.ToString(CultureInfo.InvariantCulture),
            "--random", order.Random.ToString(CultureInfo.InvariantCulture),
            "--failures", order.Failures,
            "--ledger", ledger,
            .. replayed is null ? [] : new[] { "--replay", replayed },
            .. context.Outside is { } outside ? new[] { "--outside", outside.File } : [],
        ]);

        // A crash is expected here: no dump. And the memory of the machine is not the reader's.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit;

        // Readers are called with damage more often than with anything else: a profile of that would only cost time.
        start.Environment["DOTNET_TieredPGO"] = "0";
        return Process.Start(start)!;
    }
}
