namespace SerBench.Engine.Contract;

internal sealed record ResultFile(string Option, string Description, Func<string, Func<RunRecord, RunRecord>> Read)
{
    public static ResultFile Of<T>(
        string option, string description, Func<string, T> read, Func<RunRecord, T, RunRecord> put) =>
        new(option, description, file =>
        {
            T result = read(file);
            return record => put(record, result);
        });

    // Reads the default file, which a new run uses if the user names no file.
    public Func<Func<RunRecord, RunRecord>?> ReadUsual { get; init; } = static () => null;
}
