namespace SerBench.Benchmarks.Tests.Doubles;

internal sealed class TestFolder : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serbench-test-");

    public string Path => _folder.FullName;

    public string File(string name) => System.IO.Path.Combine(Path, name);

    public void Dispose() => _folder.Delete(recursive: true);
}
