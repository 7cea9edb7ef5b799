namespace SerBench.Engine.Outside.Plugins;

// A plug-in may crash its process, so another process tries to create and describe its types.
internal sealed record PluginTrial(IReadOnlyList<Type> Usable, IReadOnlyList<string> Faults)
{
    private const string Usual = "ok";

    public static PluginTrial Of(IReadOnlyList<Type> candidates, string path)
    {
        if (candidates.Count == 0)
        {
            return new PluginTrial([], []);
        }

        WatchedAnswer[] answers = [.. WatchedProcess.Ask(WatchedProcess.Patience.Value, Child.ArgumentsFor(new TryPlugins(path)))];
        return new PluginTrial(
            [.. candidates.Where((_, index) => answers[index].Text == Usual)],
            [.. answers.Where(answer => answer.Text != Usual)
                .Select(answer => $"The plug-in {answer.Subject} is left out: {(answer.Fault ?? answer.Text)?.TrimEnd('.')}.")]);
    }

    private static string Try(Type type)
    {
        try
        {
            Catalog joined = PluginTypes.Join([type]);
            ISerializer[] own = [.. joined.Serializers.Where(PluginTypes.IsForeign)];
            return own.Select(FindFault).FirstOrDefault(fault => fault is not null) ?? Usual;
        }
        catch (Exception exception)
        {
            // Any exception is a finding about the plug-in.
            return WatchedReport.Describe(exception);
        }
    }

    private static string? FindFault(ISerializer serializer)
    {
        string id = serializer.Id;
        bool isId = id.Split('/') is [{ Length: > 0 }, { Length: > 0 }]
            && id.All(unit => unit is > ' ' and < '\u007f' and not ('|' or ','));
        return !isId ? $"'{id}' is no id; one is made of format/access"
            : serializer.Title is not { Length: > 0 } ? $"{id} has no title"
            : Enum.IsDefined(serializer.Family) ? null : $"{id} is of no known family";
    }

    private sealed record TryPlugins(string File) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report) =>
            report.TryAll(PluginTypes.FindAll(OutsideFile.Read(File).Plugins), PluginTypes.NameOf, Try);
    }
}
