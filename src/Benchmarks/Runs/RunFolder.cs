using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Runs;

/// <summary>The folder of one run: its record, the reports, and what BenchmarkDotNet leaves. It belongs to this process alone until it is disposed of.</summary>
public sealed class RunFolder : IDisposable
{
    private readonly FolderLock? _lock;
    private readonly LatestRun? _latest;

    private RunFolder(string path, FolderLock? taken, LatestRun? latest) => (Path, _lock, _latest) = (path, taken, latest);

    public string Path { get; }

    public string RecordFile => System.IO.Path.Combine(Path, RunRecordFile.Name);

    /// <summary>Where the run keeps what it took from outside; null when it took nothing.</summary>
    public string? OutsideFile => System.IO.Path.Combine(Path, Outside.Plugins.OutsideFile.Name) is var file && File.Exists(file) ? file : null;

    public string BenchmarkDotNetFolder => System.IO.Path.Combine(Path, "benchmarkdotnet");

    /// <summary>Makes the folder of a new run: the given one, or one named after its start.</summary>
    /// <exception cref="UsageException">Another process uses it, or it cannot be written.</exception>
    public static RunFolder Create(string? wanted, DateTimeOffset started) => wanted is null
        ? CreateIn(Repository.RunsFolder, started)
        : new RunFolder(System.IO.Path.GetFullPath(wanted), FolderLock.Take(wanted), null);

    /// <summary>Makes a folder beside those of other runs, of which it becomes the latest.</summary>
    public static RunFolder CreateIn(string runs, DateTimeOffset started)
    {
        FolderLock taken = FolderLock.TakeNew(runs, started);
        return new RunFolder(taken.Folder, taken, new LatestRun(runs));
    }

    /// <summary>The folder of an earlier run: the given one, or the latest.</summary>
    /// <exception cref="UsageException">Another process uses it.</exception>
    public static RunFolder Open(string? wanted)
    {
        string path = System.IO.Path.GetFullPath(wanted ?? System.IO.Path.Combine(Repository.RunsFolder, LatestRun.Name));

        // Where there is no folder, reading its record says so.
        return new RunFolder(path, Directory.Exists(path) ? FolderLock.Take(path) : null, wanted is null ? new LatestRun(Repository.RunsFolder) : null);
    }

    public void WriteRecord(RunRecord record) => RunRecordFile.Write(RecordFile, record);

    /// <summary>Writes record and reports, and makes <c>latest</c> lead here; a sentence when that cannot be.</summary>
    public string? WriteAll(RunRecord record)
    {
        WriteRecord(record);
        ReportFile.WriteAll(Path, record);
        return _latest?.LeadTo(Path);
    }

    public void Dispose() => _lock?.Dispose();
}
