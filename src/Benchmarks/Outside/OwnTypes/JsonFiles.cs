namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Files of JSON as the caller named them: all of their records are looked at.</summary>
internal sealed class JsonFiles(IReadOnlyList<string> files) : IDataSource
{
    public OwnData Find<T>(OwnTypeOptions options) => OwnData.Sample<T>(files, options);
}
