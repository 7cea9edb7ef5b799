using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary>The folder of a run: record, reports, files of BenchmarkDotNet. Locked for other processes until it is disposed.</summary>
public sealed class RunFolder : IDisposable
{
    private readonly FolderLock? _lock;
    private readonly LatestRun? _latest;

    private RunFolder(string path, FolderLock? taken, LatestRun? latest) => (Path, _lock, _latest) = (path, taken, latest);

    public string Path { get; }

    public string RecordFile => System.IO.Path.Combine(Path, RunRecordFile.Name);

    /// <summary>The file that names the plug-ins, the own type and the data of the run; null if the run used none.</summary>
    public string? OutsideFile =>
        System.IO.Path.Combine(Path, Engine.Outside.Plugins.OutsideFile.Name) is var file && File.Exists(file) ? file : null;

    public string BenchmarkDotNetFolder => System.IO.Path.Combine(Path, "benchmarkdotnet");

    /// <summary>Creates the folder of a new run: the given folder, or one named after the start of the run.</summary>
    /// <exception cref="UsageException">Another process uses the folder, or the folder cannot be written.</exception>
    public static RunFolder Create(string? wanted, DateTimeOffset started) => wanted is null
        ? CreateIn(Repository.RunsFolder, started)
        : new RunFolder(System.IO.Path.GetFullPath(wanted), FolderLock.Take(wanted), null);

    public static RunFolder CreateIn(string runs, DateTimeOffset started)
    {
        FolderLock taken = FolderLock.TakeNew(runs, started);
        return new RunFolder(taken.Folder, taken, new LatestRun(runs));
    }

    /// <summary>Opens the folder of an earlier run: the given folder, or the folder of the latest run.</summary>
    /// <exception cref="UsageException">Another process uses the folder.</exception>
    public static RunFolder Open(string? wanted)
    {
        string path = System.IO.Path.GetFullPath(LatestRun.Follow(wanted ?? System.IO.Path.Combine(Repository.RunsFolder, LatestRun.Name)));

        // A missing folder is reported by the reader of its record.
        return new RunFolder(
            path, Directory.Exists(path) ? FolderLock.Take(path) : null, wanted is null ? new LatestRun(Repository.RunsFolder) : null);
    }

    public void WriteRecord(RunRecord record) => RunRecordFile.Write(RecordFile, record);

    /// <summary>Writes record and reports, and points <c>latest</c> to this folder. Returns a remark if the latter fails.</summary>
    internal string? WriteAll(ReportSections sections, RunRecord record)
    {
        WriteRecord(record);
        ReportFile.WriteAll(sections, Path, record);
        return _latest?.LeadTo(Path);
    }

    public void Dispose() => _lock?.Dispose();
}
