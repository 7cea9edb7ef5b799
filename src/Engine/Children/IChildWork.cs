namespace SerBench.Engine.Children;

// Work for another process. Child passes the record as JSON, or as plain text if the record is one text: reading JSON would disturb first
// calls and counts of instructions.
internal interface IChildWork
{
    void Run(ProgramContext context, WatchedReport report);
}
