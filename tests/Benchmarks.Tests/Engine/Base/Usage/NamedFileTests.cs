using System.Diagnostics.CodeAnalysis;

namespace SerBench.Benchmarks.Tests.Engine.Base.Usage;

// A file is complete or absent.
public sealed class NamedFileTests : WithFolder
{
    private const string Old = "as it was before";

    private string Target => _folder.File("message.bin");

    // Nothing is left but a sentence, and what was there.
    [Theory]
    [InlineData(null)]
    [InlineData(Old)]
    public void A_disk_that_becomes_full_changes_nothing(string? before)
    {
        if (before is not null)
        {
            File.WriteAllText(Target, before);
        }

        Assert.Equal(
            $"'{Target}' cannot be written: No space left on device : '{Target}'",
            Assert.Throws<UsageException>(() => NamedFile.Write(Target, path =>
            {
                File.WriteAllBytes(path, new byte[100]);
                throw new IOException($"No space left on device : '{path}'");
            })).Message);

        Assert.Equal(before is null ? [] : [before], Directory.GetFiles(_folder.Path).Select(File.ReadAllText));
    }

    [Fact]
    public void While_it_is_written_the_old_one_is_to_be_seen()
    {
        File.WriteAllText(Target, Old);

        NamedFile.Write(Target, path =>
        {
            File.WriteAllText(path, "new");
            Assert.Equal(Old, File.ReadAllText(Target));
        });

        Assert.Equal("new", File.ReadAllText(Assert.Single(Directory.GetFiles(_folder.Path))));
    }

    [LinuxTheory]
    [InlineData(UnixFileMode.UserRead | UnixFileMode.UserWrite)]
    [InlineData(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute | UnixFileMode.OtherWrite)]
    [SuppressMessage("Interoperability", "CA1416", Justification = "Runs on Linux alone.")]
    public void A_file_keeps_its_permissions(UnixFileMode mode)
    {
        File.WriteAllText(Target, Old);
        File.SetUnixFileMode(Target, mode);

        NamedFile.Write(Target, path =>
        {
            File.WriteAllText(path, "new");
            Assert.Equal(UnixFileMode.None, File.GetUnixFileMode(path) & ~mode);
        });

        Assert.Equal(mode, File.GetUnixFileMode(Target));
    }

    [Fact]
    public void A_link_stays_one()
    {
        string link = _folder.File("link");
        File.CreateSymbolicLink(link, Target);

        NamedFile.WriteText(link, "through it");

        Assert.Equal("through it", File.ReadAllText(Target));
        Assert.Equal(Target, new FileInfo(link).LinkTarget);
    }

    // The name of a link alone says no folder, and its target is relative to one.
    [Fact]
    public void A_relative_link_leads_to_its_own_folder()
    {
        string link = Path.GetRandomFileName();
        string target = link + ".target";
        try
        {
            File.CreateSymbolicLink(link, target);

            NamedFile.WriteText(link, "through it");

            Assert.Equal("through it", File.ReadAllText(target));
        }
        finally
        {
            File.Delete(link);
            File.Delete(target);
        }
    }

    [LinuxTheory]
    [InlineData("through it")]
    public void A_pipe_is_written_to_and_not_replaced(string text)
    {
        Process.Start("mkfifo", [Target]).WaitForExit();
        using FileStream end = File.Open(Target, FileMode.Open, FileAccess.ReadWrite, FileShare.ReadWrite);

        NamedFile.WriteText(Target, text);

        byte[] read = new byte[100];
        Assert.Equal(text, Encoding.UTF8.GetString(read, 0, end.Read(read)));
        Assert.True(NamedFile.IsPipe(Target));
    }

    [LinuxTheory]
    [InlineData("/dev/null")]
    [InlineData("link")]
    public void A_device_is_written_to_and_not_replaced(string name)
    {
        string file = name == "link" ? _folder.File(name) : name;
        if (name == "link")
        {
            File.CreateSymbolicLink(file, "/dev/null");
        }

        NamedFile.WriteText(file, "gone");

        Assert.Equal("", File.ReadAllText("/dev/null"));
    }

    [Fact]
    public void No_more_is_read_than_is_stated()
    {
        File.WriteAllBytes(Target, new byte[1001]);

        Assert.Equal(1001, NamedFile.ReadBytes(Target, most: 1001).Length);
        Assert.Equal(
            $"'{Target}' has more than 1,000 bytes, and no more are read.",
            Assert.Throws<UsageException>(() => NamedFile.ReadBytes(Target, most: 1000)).Message);
    }
}
