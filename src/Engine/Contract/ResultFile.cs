namespace SerBench.Engine.Contract;

// A command's file whose results a run and its reports take.
/// <param name="Read">returns the function that puts the results into a record.</param>
internal sealed record ResultFile(string Option, string Description, Func<string, Func<RunRecord, RunRecord>> Read)
{
    public static ResultFile Of<T>(
        string option, string description, Func<string, T> read, Func<RunRecord, T, RunRecord> put) =>
        new(option, description, file =>
        {
            T result = read(file);
            return record => put(record, result);
        });

    // The file that a new run takes if the caller names none.
    public Func<Func<RunRecord, RunRecord>?> ReadUsual { get; init; } = static () => null;
}
