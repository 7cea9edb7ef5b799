namespace SerBench.Benchmarks.Engine.Children;

/// <summary>Work for a process of its own. The record is its input: <see cref="Child"/> passes it as JSON. A record of one text is passed
/// as that text, because reading JSON would disturb first calls and counts of instructions.</summary>
internal interface IChildWork
{
    void Run(ProgramContext context, WatchedReport report);
}
