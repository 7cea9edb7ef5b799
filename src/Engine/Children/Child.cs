namespace SerBench.Engine.Children;

internal static class Child
{
    private const string Name = "child";

    public static string[] ArgumentsFor(IChildWork work)
    {
        Type type = work.GetType();
        string input = TextOf(type) is { } text ? (string)text.GetValue(work)! : JsonSerializer.Serialize(work, type);
        return [Name, $"{type.FullName}, {type.Assembly.GetName().Name}", input, "--max-depth", Limits.MaxDepth.ToString()];
    }

    public static FeatureCommand CreateCommand()
    {
        Argument<string> type = new("work");
        Argument<string> input = new("input");
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(Name, "Does the work of another process of this program.") { type, input, from, new MaxDepthOption() };
        command.Hidden = true;
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            Read(parsed.GetRequiredValue(type), parsed.GetRequiredValue(input))
                .Run(context, new WatchedReport(context.Terminal.Output, parsed.GetValue(from)));
            return ExitCode.Done;
        });
    }

    private static IChildWork Read(string name, string input)
    {
        try
        {
            object? work =
                Type.GetType(name) is not { IsAbstract: false } type || !type.IsAssignableTo(typeof(IChildWork)) ? null
                : TextOf(type) is null ? JsonSerializer.Deserialize(input, type)
                : Activator.CreateInstance(type, input);
            return work as IChildWork ?? throw new UsageException($"There is no work '{name}' for a process.");
        }
        catch (JsonException exception)
        {
            throw new UsageException($"'{input}' is no {name}: {exception.Message}");
        }
    }

    private static PropertyInfo? TextOf(Type type) =>
        type.GetProperties() is [{ } only] && only.PropertyType == typeof(string) ? only : null;
}
