namespace SerBench.Engine.Children;

// Work for another process. A record with one text is passed as plain text, because reading JSON would disturb first calls and counts of
// instructions.
internal interface IChildWork
{
    void Run(ProgramContext context, WatchedReport report);
}
