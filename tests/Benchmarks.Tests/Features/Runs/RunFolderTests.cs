using SerBench.Engine.Options;
using SerBench.Benchmarks.Features.Runs;

namespace SerBench.Benchmarks.Tests.Features.Runs;

// Runs do not disturb each other, and delete only their own files.
public sealed class RunFolderTests : WithFolder
{
    private string Latest => _folder.File("latest");

    [Fact]
    public void A_folder_in_use_is_refused_until_its_run_has_ended()
    {
        string path = _folder.File("run");
        using (RunFolder.Create(path, SampleRecords.Quick.Started))
        {
            string expected = $"'{path}' is in use by the process whose id is in its file in-use.lock; "
                + "wait for the end of that, or name another folder with --out.";
            Assert.Equal(expected, Assert.Throws<UsageException>(() => RunFolder.Create(path, SampleRecords.Quick.Started)).Message);
            Assert.Equal(expected, Assert.Throws<UsageException>(() => RunFolder.Open(path)).Message);
        }

        Assert.Empty(Directory.GetFileSystemEntries(path));
        RunFolder.Open(path).Dispose();
    }

    [Fact]
    public void Runs_of_one_second_have_folders_of_their_own()
    {
        using RunFolder first = Create();
        using RunFolder second = Create();
        using RunFolder third = Create();

        Assert.Equal([first.Path + "-2", first.Path + "-3"], [second.Path, third.Path]);
    }

    [Fact]
    public void The_link_leads_to_the_latest()
    {
        using RunFolder first = Create();
        using RunFolder second = Create();

        Assert.Null(first.WriteAll(SampleRecords.Quick));
        Assert.Null(second.WriteAll(SampleRecords.Quick));

        Assert.Equal(Path.GetFileName(second.Path), new DirectoryInfo(Latest).LinkTarget);
        Assert.True(File.Exists(Path.Combine(Latest, RunRecordFile.Name)));
    }

    [Fact]
    public void Somebodys_folder_of_that_name_stays_as_it_is()
    {
        _folder.Write("latest/thesis.txt", "years of work");
        using RunFolder run = Create();

        string? remark = run.WriteAll(SampleRecords.Quick);

        Assert.Equal("years of work", File.ReadAllText(Assert.Single(Directory.GetFiles(Latest))));
        Assert.Equal($"'{Latest}' is no link of this program and stays as it is; remove it, and the next run will be found there.", remark);
    }

    [Fact]
    public void Where_links_are_not_allowed_a_file_names_the_latest()
    {
        using RunFolder first = Create();
        using RunFolder second = Create();
        var latest = new LatestRun(_folder.Path, (_, _) => throw new UnauthorizedAccessException());
        second.WriteRecord(SampleRecords.Quick);

        Assert.Null(latest.LeadTo(first.Path));
        Assert.Null(latest.LeadTo(second.Path));

        Assert.Equal(Path.GetFileName(second.Path) + "\n", File.ReadAllText(Latest));
        Assert.Equal(second.Path, LatestRun.Follow(Latest));
        Assert.Equal(second.RecordFile, RunFileArgument.FileOf(Latest));
        Assert.Equal(SampleRecords.Quick.Started, RunFileArgument.Read(Latest).Started);
    }

    [Fact]
    public void A_link_takes_the_place_of_such_a_file()
    {
        File.WriteAllText(Latest, "20261123-100611\n");
        using RunFolder run = Create();

        Assert.Null(run.WriteAll(SampleRecords.Quick));

        Assert.Equal(Path.GetFileName(run.Path), new DirectoryInfo(Latest).LinkTarget);
    }

    [Theory]
    [InlineData("my notes\n")]
    [InlineData("../../20261123-100611\n")]
    [InlineData("")]
    public void Somebodys_file_of_that_name_leads_nowhere_and_stays(string text)
    {
        File.WriteAllText(Latest, text);
        using RunFolder run = Create();

        Assert.NotNull(run.WriteAll(SampleRecords.Quick));

        Assert.Equal(Latest, LatestRun.Follow(Latest));
        Assert.Equal(text, File.ReadAllText(Latest));
    }

    private RunFolder Create() => RunFolder.CreateIn(_folder.Path, SampleRecords.Quick.Started);

    // WindowsNamesTests have the other reasons.
    [Fact]
    public void On_Windows_a_folder_that_it_cannot_have_is_refused() => Assert.Equal(
        "Results cannot go to 'results/aux.txt': 'aux.txt' is the name of a device of Windows; name another folder with --out.",
        Assert.Throws<UsageException>(() => FolderLock.Take("results/aux.txt", isWindows: true)).Message);
}
