namespace SerBench.Benchmarks.Tests.Engine.Measure;

// docs/measure.md tells how many rows and samples a profile has that times rows.
public partial class ProfilePageTests
{
    private static readonly Dictionary<string, string> Lines = File.ReadLines(Clone.At("docs/measure.md"))
        .Select(line => Name().Match(line))
        .Where(match => match.Success)
        .ToDictionary(match => match.Groups["name"].Value, match => match.Value);

    public static TheoryData<string> Names => [.. Profile.Choices.Where(profile => profile.Rounds > 0).Select(profile => profile.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void The_page_has_the_figures_of_each_profile(string name)
    {
        Profile profile = Profile.Find(name);
        string line = Lines[name];
        Assert.Contains($"| at most {profile.MaxRows} |", line);
        Assert.Contains(
            profile.Iterations == 1
                ? "| one sample;"
                : $"| {profile.Iterations} samples of {profile.IterationMilliseconds} ms in ",
            line);
        Assert.Equal(profile.Rounds > 1, line.Contains($" {profile.Rounds} rounds"));
    }

    [GeneratedRegex(@"^\| `(--)?(?<name>smoke|quick|full)`[^|]*\| at most .*")]
    private static partial Regex Name();
}
