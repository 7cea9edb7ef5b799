using SerBench.Formats.Tests.Findings;
using Verdict = SerBench.Formats.Tests.Findings.Verdict;

namespace SerBench.Benchmarks.Tests.Findings;

// Files that a command did wrong once, each a file here: those of OldFileFindingTests, and those that eng/fuzz has found.
public class FindingsTests
{
    public static readonly string Folder = Path.GetDirectoryName(ThisFile())!;

    public static TheoryData<string> Files =>
    [
        .. Directory.GetFiles(Folder)
            .Select(file => Path.GetFileName(file))
            .Where(file => !file.EndsWith(".cs", StringComparison.Ordinal))
            .Order(StringComparer.Ordinal),
    ];

    [Theory]
    [MemberData(nameof(Files))]
    public void A_finding_stays_mended(string file)
    {
        string path = Path.Combine(Folder, file);
        Verdict verdict = file.EndsWith(".txt", StringComparison.Ordinal)
            ? FileOracles.Judge("advise", OldFileFindingTests.Finding.Read(path).Bytes)
            : FileOracles.Judge(file.Split('~')[0], FindingFile.Read(path));
        Assert.True(verdict.Fault is null, verdict.Detail);
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
