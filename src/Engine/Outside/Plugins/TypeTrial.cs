namespace SerBench.Engine.Outside.Plugins;

// A user's type may crash or never end, so another process opens it first and creates all instances.
internal static class TypeTrial
{
    private const string Usual = "ok";

    // The time limit assumes this speed. Every machine reads much faster.
    private const double BytesPerSecond = 1 << 20;

    public static Func<TimeSpan, string, WatchedAnswer> Ask { get; set; } = (patience, path) =>
        WatchedProcess.Ask(patience, Child.ArgumentsFor(new TryType(path))).Single();

    public static void Of(string path)
    {
        OutsideFile file = OutsideFile.Read(path);
        double bytes = file.DataFiles.Sum(data => File.Exists(data) ? new FileInfo(data).Length : 0);
        WatchedAnswer answer = Ask(WatchedProcess.Patience.Value + TimeSpan.FromSeconds(bytes / BytesPerSecond), path);
        if (answer.Text != Usual)
        {
            throw new UsageException(answer.Text ?? $"{answer.Subject} cannot be used: {answer.Fault}.");
        }
    }

    private static string NameOf(OutsideFile file) => file.Type ?? string.Join(", ", file.Types.Select(Path.GetFileName));

    private static string Try(string path)
    {
        OutsideFile file = OutsideFile.Read(path);
        try
        {
            OpenedOutside opened = OpenedOutside.OpenFirst(file);
            opened.Models.Models.Single().Accept(new InstanceMaker());
            opened.SaveTo(Path.GetDirectoryName(path)!);
            return Usual;
        }
        catch (UsageException exception)
        {
            return exception.Message.ReplaceLineEndings(" ");
        }
        catch (Exception exception)
        {
            return $"{NameOf(file)} cannot be used: {WatchedReport.Describe(exception)}.";
        }
    }

    internal sealed record TryType(string File) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report) => report.TryAll([File], path => NameOf(OutsideFile.Read(path)), Try);
    }

    // Creates all values to see that their creation ends. Exceptions are ignored, because the later check of each serializer says more
    // about them.
    private sealed class InstanceMaker : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            try
            {
                return model.Scenarios.All(scenario => model.Create(scenario, CellId.Seed, scenario.Instances).Length > 0);
            }
            catch (Exception)
            {
                return false;
            }
        }
    }
}
