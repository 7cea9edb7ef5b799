namespace SerBench.Benchmarks.Tests.Docs;

// The newest version of the changelog is that of the build and of the citation.
public partial class VersionTests
{
    [Fact]
    public void All_files_name_one_version()
    {
        string newest = Of("CHANGELOG.md", Heading());

        Assert.Equal(newest, Of("Directory.Build.props", Property()));
        Assert.Equal(newest, Of("CITATION.cff", Citation()));
    }

    private static string Of(string file, Regex version)
    {
        Match match = version.Match(Clone.Read(file));
        Assert.True(match.Success, $"{file} names no version.");
        return match.Groups["version"].Value;
    }

    [GeneratedRegex(@"^## (?<version>\d+\.\d+\.\d+)\b", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"<Version>(?<version>\d+\.\d+\.\d+)</Version>")]
    private static partial Regex Property();

    [GeneratedRegex(@"^version: (?<version>\d+\.\d+\.\d+)\b", RegexOptions.Multiline)]
    private static partial Regex Citation();
}
