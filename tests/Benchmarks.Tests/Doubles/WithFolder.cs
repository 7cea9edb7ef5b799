namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>Gives a suite a folder of its own, which is removed afterwards.</summary>
public abstract class WithFolder : IDisposable
{
    private protected readonly TestFolder _folder = new();

    public void Dispose()
    {
        _folder.Dispose();
        GC.SuppressFinalize(this);
    }
}
