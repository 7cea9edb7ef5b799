namespace SerBench.Benchmarks.Engine.Children;

/// <summary>Work for a process of its own. The record is its input: <see cref="Child"/> writes it in one process and reads it in the other.
/// A record of one text is that text, so a process in which a library must be called first, or its instructions be counted, reads no
/// JSON.</summary>
internal interface IChildWork
{
    void Run(ProgramContext context, WatchedReport report);
}
