namespace SerBench.Formats.Tests.Findings;

// Messages that a reader did wrong once. eng/fuzz has found them, and each is a file here.
public class FindingsTests
{
    private static readonly string Folder = Path.GetDirectoryName(ThisFile())!;

    public static TheoryData<string> Files =>
        [.. Directory.GetFiles(Folder, "*.hex").Select(file => Path.GetFileName(file)).Order(StringComparer.Ordinal)];

    [Theory]
    [MemberData(nameof(Files))]
    public void A_finding_stays_mended(string file)
    {
        IModel type = FindingFile.Types.Single(type => FindingFile.NameOf(type) == file.Split('~')[1]);
        IReaderOracle oracle = type.Accept(new ReaderOracles(FindingFile.Readers[file.Split('~')[0]]))!;
        Verdict verdict = oracle.Judge(FindingFile.Read(Path.Combine(Folder, file)));
        Assert.True(verdict.Fault is null, verdict.Detail);
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
