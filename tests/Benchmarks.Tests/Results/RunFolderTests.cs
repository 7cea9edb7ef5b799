using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Runs;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Tests.Results;

/// <summary>Runs do not disturb each other, and delete only their own files.</summary>
public sealed class RunFolderTests : IDisposable
{
    private readonly TestFolder _folder = new();

    private string Latest => _folder.File("latest");

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void A_folder_in_use_is_refused_until_its_run_has_ended()
    {
        string path = _folder.File("run");
        using (RunFolder.Create(path, SampleRecords.Quick.Started))
        {
            string expected = $"'{path}' is in use by the process whose id is in its file in-use.lock; wait for the end of that, or name another folder with --out.";
            Assert.Equal(expected, Assert.Throws<UsageException>(() => RunFolder.Create(path, SampleRecords.Quick.Started)).Message);
            Assert.Equal(expected, Assert.Throws<UsageException>(() => RunFolder.Open(path)).Message);
        }

        Assert.Empty(Directory.GetFileSystemEntries(path));
        RunFolder.Open(path).Dispose();
    }

    [Fact]
    public void Runs_of_one_second_have_folders_of_their_own()
    {
        using RunFolder first = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);
        using RunFolder second = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);
        using RunFolder third = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);

        Assert.Equal([first.Path + "-2", first.Path + "-3"], [second.Path, third.Path]);
    }

    [Fact]
    public void The_link_leads_to_the_latest()
    {
        using RunFolder first = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);
        using RunFolder second = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);

        Assert.Null(first.WriteAll(SampleRecords.Quick));
        Assert.Null(second.WriteAll(SampleRecords.Quick));

        Assert.Equal(Path.GetFileName(second.Path), new DirectoryInfo(Latest).LinkTarget);
        Assert.True(File.Exists(Path.Combine(Latest, RunRecordFile.Name)));
    }

    [Fact]
    public void Somebodys_folder_of_that_name_stays_as_it_is()
    {
        Directory.CreateDirectory(Latest);
        File.WriteAllText(Path.Combine(Latest, "thesis.txt"), "years of work");
        using RunFolder run = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);

        string? remark = run.WriteAll(SampleRecords.Quick);

        Assert.Equal("years of work", File.ReadAllText(Assert.Single(Directory.GetFiles(Latest))));
        Assert.Equal($"'{Latest}' is no link of this program and stays as it is; remove it, and the next run will be found there.", remark);
    }

    [Fact]
    public void Of_a_copy_only_what_was_copied_is_deleted()
    {
        Directory.CreateDirectory(Path.Combine(Latest, "mine"));
        File.WriteAllText(Path.Combine(Latest, LatestRun.CopiedName), "run.json\n");
        File.WriteAllText(Path.Combine(Latest, "run.json"), "old");
        using RunFolder run = RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);

        Assert.Null(run.WriteAll(SampleRecords.Quick));

        Assert.Equal(File.ReadAllText(run.RecordFile), File.ReadAllText(Path.Combine(Latest, "run.json")));
        Assert.True(Directory.Exists(Path.Combine(Latest, "mine")));
        Assert.True(File.Exists(Path.Combine(Latest, "report.md")));
    }
}
