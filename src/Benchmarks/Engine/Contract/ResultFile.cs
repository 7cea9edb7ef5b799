namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A file of a command whose results a run and its reports take.</summary>
/// <param name="Read">Reads the file, and returns the function that puts its results into a record.</param>
internal sealed record ResultFile(string Option, string Description, Func<string, Func<RunRecord, RunRecord>> Read)
{
    public static ResultFile Of<T>(string option, string description, Func<string, T> read, Func<RunRecord, T, RunRecord> put) => new(option, description, file =>
    {
        T result = read(file);
        return record => put(record, result);
    });

    /// <summary>Reads the file that a new run takes if the caller names none; null if there is none.</summary>
    public Func<Func<RunRecord, RunRecord>?> ReadUsual { get; init; } = static () => null;
}
