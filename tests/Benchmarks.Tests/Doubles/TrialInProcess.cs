using SerBench.Engine.Children;
using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Doubles;

// Tries own types in the process of the tests, by the hidden command and its lines. Most tests are about the answer, and need no process
// for each type. Tests about types that end a process or never answer call UseReal.
internal static class TrialInProcess
{
    private static readonly AsyncLocal<bool> IsReal = new();

    [ModuleInitializer]
    internal static void Install()
    {
        EmittedBuild.Install();
        Func<TimeSpan, string, WatchedAnswer> real = TypeTrial.Ask;
        TypeTrial.Ask = (patience, path) => IsReal.Value ? real(patience, path) : Try(path);
    }

    // Lets this test start a process for each own type.
    public static void UseReal() => IsReal.Value = true;

    private static WatchedAnswer Try(string path)
    {
        string[] lines = ProgramRun.OfBuiltIn(Child.ArgumentsFor(new TypeTrial.TryType(path))).Output.Split('\n');
        string Read(string kind) =>
            lines.Select(line => WatchedReport.TryRead(line, kind, out string? text) ? text : null)
                .Single(text => text is not null)!;
        return new WatchedAnswer(Read(WatchedReport.Begin), Read(WatchedReport.Answer), null);
    }
}
