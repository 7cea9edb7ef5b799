using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Tests.Engine.Base.Usage;

// The rules of Windows for names, and that all names of ours keep them.
public sealed class WindowsNamesTests
{
    [Theory]
    [InlineData("NUL")]
    [InlineData("nul")]
    [InlineData("aux.txt")]
    [InlineData("folder/Con.json")]
    [InlineData("folder\\COM1")]
    [InlineData("LPT9.tar.gz")]
    [InlineData("nul .txt")]
    public void Some_names_are_devices_in_every_folder(string path)
    {
        Assert.True(WindowsNames.IsDevice(path));
        Assert.Contains("is the name of a device", WindowsNames.Fault(path));
    }

    [Theory]
    [InlineData("null")]
    [InlineData("console.txt")]
    [InlineData("COM")]
    [InlineData("COM10")]
    [InlineData("COM0")]
    [InlineData("my.aux")]
    [InlineData("20261123-100611-2")]
    [InlineData("C:\\results\\.\\..\\a b")]
    [InlineData("c:/results/été")]
    public void Others_are_names_as_they_are(string path)
    {
        Assert.False(WindowsNames.IsDevice(path));
        Assert.Null(WindowsNames.Fault(path));
    }

    [Theory]
    [InlineData("a<b", "'a<b' has the character '<', which Windows does not allow in names")]
    [InlineData("a/b:c", "':'")]
    [InlineData("a\tb", "U+0009")]
    [InlineData("run /a", "blank")]
    [InlineData("a/run.", "'run.' ends with a point, which Windows drops")]
    public void A_fault_names_its_character(string path, string expected) => Assert.Contains(expected, WindowsNames.Fault(path));

    [Fact]
    public void Names_of_ours_can_be_names_on_Windows()
    {
        using var folder = new TestFolder();
        using FolderLock taken = FolderLock.TakeNew(folder.Path, DateTimeOffset.UnixEpoch);
        var failure = new AttackFailure("peer/MessagePack:trusted+lz4", "aux", AttackVerdict.Crash, null, 1, 2, 0, "00");

        Assert.Null(WindowsNames.Fault(Path.GetFileName(taken.Folder)));
        Assert.Null(WindowsNames.Fault(Path.GetFileName(failure.Write(folder.Path))));
        Assert.Null(WindowsNames.Fault(ChartName.Of("con", "a:b/c?.")));
    }
}
