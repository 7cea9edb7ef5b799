using System.ComponentModel;
using System.Diagnostics;

namespace SerBench.Fuzz;

/// <summary>Runs a target in another process. If it ends or hangs, its current input is a finding, and a new process goes on.</summary>
internal sealed class Supervisor(Target target, string folder)
{
    // The most processor seconds for an input, and for the first input of a process.
    private const int MostSeconds = 10, MostAtStart = 60;
    private const int MostShown = 20;
    private const string MostMemory = "80000000";

    private readonly Results _results = new(folder);
    private double _seconds;

    /// <summary>Prints a row of the table, the worst input and the findings. Returns the number of findings.</summary>
    public int Run(TimeSpan time)
    {
        Array.ForEach(_results.Findings, File.Delete);
        _results.Figures = default;
        for (var clock = Stopwatch.StartNew(); clock.Elapsed + TimeSpan.FromSeconds(1) < time;)
        {
            _results.Figures.Corpus = 0;
            RunWorker(time - clock.Elapsed);
        }

        Figures all = _results.Figures;
        string[] findings = _results.Findings;
        Console.WriteLine($"{target.Name,-22}{all.Inputs,12:N0}{_seconds,9:N0}{all.Edges,8:N0}{all.Corpus,8:N0}{findings.Length,10}{all.Factor,9:N0}");
        if (all.Factor > 0)
        {
            string worst = File.ReadAllText(_results.Worst);
            Console.WriteLine($"    worst, {target.Kinds[all.FactorKind]}, {worst.Length / 2} bytes: {worst[..Math.Min(worst.Length, 200)]}");
        }

        Array.ForEach(findings[..Math.Min(findings.Length, MostShown)], file => Console.WriteLine($"    finding: {file}"));
        return findings.Length;
    }

    private void RunWorker(TimeSpan time)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!, ["work", target.Name, folder, time.TotalSeconds.ToString()]) { RedirectStandardError = true };
        start.Environment["DOTNET_GCHeapHardLimit"] = MostMemory;
        using var worker = Process.Start(start)!;
        Task<string> error = worker.StandardError.ReadToEndAsync();
        long first = _results.Figures.Inputs, inputs = first;
        (double used, double since, string? fault) = (0, 0, null);
        while (!worker.WaitForExit(200))
        {
            used = UsedBy(worker) ?? used;
            (inputs, since) = _results.Figures.Inputs == inputs ? (inputs, since) : (_results.Figures.Inputs, used);
            if (fault is null && used - since > (inputs == first ? MostAtStart : MostSeconds))
            {
                fault = "hang";
                worker.Kill();
            }
        }

        _seconds += used;
        if (worker.ExitCode != 0)
        {
            string place = error.Result.Split('\n').FirstOrDefault(line => line.Contains(" at SerBench.", StringComparison.Ordinal)) ?? "a.crash";
            fault ??= "crash in " + string.Join('.', place.Split('(')[0].Split('.')[^2..]).Replace('`', '-');
            _results.AddFinding(target, _results.Current, fault, $"{used - since:N0} seconds\n{error.Result}");
        }
    }

    // Null if the process ends while it is asked.
    private static double? UsedBy(Process worker)
    {
        try
        {
            worker.Refresh();
            return worker.TotalProcessorTime.TotalSeconds;
        }
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception)
        {
            return null;
        }
    }
}
