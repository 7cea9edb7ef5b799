using SerBench.Engine.Install;

namespace SerBench.Benchmarks.Tests.Engine.Install;

// The program with libraries is replaced as a whole.
public sealed class LibraryBuildTests : WithFolder
{
    [Fact]
    public void The_old_one_stays_until_the_new_one_has_its_name()
    {
        string folder = Make("old");

        Assert.ThrowsAny<IOException>(() => LibraryBuild.Replace(_folder.File("missing"), folder));
        Assert.Equal("old", Read(folder));

        LibraryBuild.Replace(Make("new"), folder);
        Assert.Equal("new", Read(folder));
        Assert.Equal(folder, Assert.Single(Directory.GetDirectories(_folder.Path)));
    }

    private string Make(string content)
    {
        string folder = Directory.CreateDirectory(_folder.File(content)).FullName;
        File.WriteAllText(Path.Combine(folder, "program"), content);
        return folder;
    }

    private static string Read(string folder) => File.ReadAllText(Path.Combine(folder, "program"));
}
