namespace SerBench.Engine.Children;

// Work for another process. A record with a text as the only property is passed without JSON, because reading JSON would disturb the
// measuring of first calls and instructions.
internal interface IChildWork
{
    void Run(ProgramContext context, WatchedReport report);
}
