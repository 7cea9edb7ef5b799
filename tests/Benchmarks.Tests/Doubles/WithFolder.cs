namespace SerBench.Benchmarks.Tests.Doubles;

// Gives a suite a folder of its own, which is removed afterwards.
public abstract class WithFolder : IDisposable
{
    private protected readonly TestFolder _folder = new();

    public void Dispose()
    {
        _folder.Dispose();
        GC.SuppressFinalize(this);
    }
}
