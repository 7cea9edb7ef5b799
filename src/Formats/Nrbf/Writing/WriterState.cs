namespace SerBench.Formats.Nrbf.Writing;

/// <summary>What a writer must remember of a message. Kept by each thread for the next one, so that encoding allocates nothing.</summary>
internal sealed class WriterState
{
    [ThreadStatic]
    private static WriterState? Kept;

    public ReferenceTable References { get; } = new();

    /// <summary>By class, the id of the record that describes it.</summary>
    public StampTable Classes { get; } = new();

    /// <summary>By library, its id.</summary>
    public StampTable Libraries { get; } = new();

    /// <summary>The thread's own state; a new one while it is in use, or when an exception has left it half used.</summary>
    public static WriterState Rent()
    {
        WriterState state = Kept ?? new WriterState();
        Kept = null;
        state.Classes.BeginMessage();
        state.Libraries.BeginMessage();
        return state;
    }

    public void Return()
    {
        References.Clear();
        Kept = this;
    }
}
