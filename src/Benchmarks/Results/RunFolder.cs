using System.Globalization;
using SerBench.Benchmarks.Environments;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Results;

/// <summary>The folder of one run: its record, the reports, and what BenchmarkDotNet leaves.</summary>
public sealed class RunFolder
{
    private const string LatestName = "latest";

    private readonly bool _isInRuns;

    private RunFolder(string path, bool isInRuns) => (Path, _isInRuns) = (path, isInRuns);

    public string Path { get; }

    public string RecordFile => System.IO.Path.Combine(Path, RunRecordFile.Name);

    /// <summary>Where the run keeps what it took from outside; null when it took nothing.</summary>
    public string? OutsideFile => System.IO.Path.Combine(Path, Outside.OutsideFile.Name) is var file && File.Exists(file) ? file : null;

    public string BenchmarkDotNetFolder => System.IO.Path.Combine(Path, "benchmarkdotnet");

    /// <summary>Makes the folder of a new run: the given one, or one named after its start.</summary>
    public static RunFolder Create(string? wanted, DateTimeOffset started)
    {
        string stamp = started.ToString("yyyyMMdd-HHmmss", CultureInfo.InvariantCulture);
        string path = wanted ?? System.IO.Path.Combine(Repository.RunsFolder, stamp);
        try
        {
            Directory.CreateDirectory(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"Results cannot go to '{path}': {exception.Message}");
        }

        return new RunFolder(System.IO.Path.GetFullPath(path), wanted is null);
    }

    /// <summary>The folder of an earlier run: the given one, or the latest.</summary>
    public static RunFolder Open(string? wanted) =>
        new(System.IO.Path.GetFullPath(wanted ?? System.IO.Path.Combine(Repository.RunsFolder, LatestName)), wanted is null);

    public void WriteRecord(RunRecord record) => RunRecordFile.Write(RecordFile, record);

    /// <summary>Writes record and reports, and makes <c>latest</c> lead here.</summary>
    public void WriteAll(RunRecord record)
    {
        WriteRecord(record);
        ReportFile.WriteAll(Path, record);

        if (_isInRuns)
        {
            NamedFile.Write(System.IO.Path.Combine(Repository.RunsFolder, LatestName), LeadHere);
        }
    }

    private void LeadHere(string path)
    {
        var latest = new DirectoryInfo(path);
        if (Path == latest.FullName)
        {
            return;
        }

        if (latest.LinkTarget is not null || latest.Exists)
        {
            latest.Delete(recursive: latest.LinkTarget is null);
        }

        try
        {
            Directory.CreateSymbolicLink(latest.FullName, System.IO.Path.GetFileName(Path));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            if (new DirectoryInfo(path).LinkTarget is not null)
            {
                // Another run has ended in the meantime: its link is the latest.
                return;
            }

            // Some systems give links only to administrators: then it is a copy.
            latest.Create();
            foreach (string file in Directory.GetFiles(Path))
            {
                File.Copy(file, System.IO.Path.Combine(latest.FullName, System.IO.Path.GetFileName(file)));
            }
        }
    }
}
