using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Runs;

public sealed class RunFolder : IDisposable
{
    private readonly FolderLock? _lock;
    private readonly LatestRun? _latest;

    private RunFolder(string path, FolderLock? taken, LatestRun? latest) => (Path, _lock, _latest) = (path, taken, latest);

    public string Path { get; }

    public string RecordFile => System.IO.Path.Combine(Path, RunRecordFile.Name);

    public string? OutsideFile =>
        System.IO.Path.Combine(Path, Engine.Outside.Plugins.OutsideFile.Name) is var file && File.Exists(file) ? file : null;

    public string BenchmarkDotNetFolder => System.IO.Path.Combine(Path, "benchmarkdotnet");

    public static RunFolder Create(string? wanted, DateTimeOffset started) => wanted is null
        ? CreateIn(Repository.RunsFolder, started)
        : new RunFolder(System.IO.Path.GetFullPath(wanted), FolderLock.Take(wanted), null);

    public static RunFolder CreateIn(string runs, DateTimeOffset started)
    {
        FolderLock taken = FolderLock.TakeNew(runs, started);
        return new RunFolder(taken.Folder, taken, new LatestRun(runs));
    }

    public static RunFolder Open(string? wanted)
    {
        string path = System.IO.Path.GetFullPath(LatestRun.Follow(wanted ?? System.IO.Path.Combine(Repository.RunsFolder, LatestRun.Name)));

        return new RunFolder(
            path, Directory.Exists(path) ? FolderLock.Take(path) : null, wanted is null ? new LatestRun(Repository.RunsFolder) : null);
    }

    public void WriteRecord(RunRecord record) => RunRecordFile.Write(RecordFile, record);

    public string? Begin(RunRecord record)
    {
        WriteRecord(record);
        return _latest?.LeadTo(Path);
    }

    internal void Finish(IReadOnlyList<IFeature> features, RunRecord record)
    {
        WriteRecord(record);
        ReportFile.WriteAll(new ReportSections(features), Path, record);
        BenchmarkDotNetFiles.Write(Path, record);
    }

    public void Dispose() => _lock?.Dispose();
}
