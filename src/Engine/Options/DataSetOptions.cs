namespace SerBench.Engine.Options;

internal sealed class DataSetOptions
{
    private const string Hexadecimal = "0x";

    private readonly Option<string> _seed = new("--seed")
    {
        HelpName = "STATE:STREAM",
        Description = "seed of a published data set, two numbers of 64 bits, decimal or 0x; for a type of your own one number",
    };

    private readonly Option<string> _count =
        new("--count") { HelpName = "N", Description = "number of entities of a published data set; for a type of your own of instances" };

    public void AddTo(Command command)
    {
        command.Options.Add(_seed);
        command.Options.Add(_count);
    }

    public string? Choose(ParseResult parsed, IModel model, string? scenario, string? input)
    {
        (string? seed, string? count) = (parsed.GetValue(_seed), parsed.GetValue(_count));
        if (model is not IDataSet set)
        {
            return model is IOwnModel || (seed ?? count) is null
                ? scenario
                : throw new UsageException(
                    $"--seed and --count make published data sets and types of your own; {model.Id} is neither. "
                    + "Choose its values with --scenario.");
        }

        if (seed is null && count is null)
        {
            return scenario ?? (input is null ? set.Scenarios[0].Name : null);
        }

        if (scenario is not null || input is not null)
        {
            throw new UsageException("Say what to encode once: --scenario, --data, or --seed and --count.");
        }

        if (set.LargestCount == 0)
        {
            throw new UsageException($"{set.Id} is one fixed object and takes no --seed and no --count.");
        }

        return set.ScenarioOf(
            seed is null ? DataSeed.Published : ReadSeed(seed), count is null ? set.PublishedCount : ReadCount(count, set)).Name;
    }

    private static DataSeed ReadSeed(string text) => text.Split(':') is [var state, var stream]
        && Read(state) is { } first && Read(stream) is { } second
        ? new DataSeed(first, second)
        : throw new UsageException($"--seed takes STATE:STREAM, two numbers of 64 bits such as 3141592653:0x15f8b4e60, not '{text}'.");

    private static int ReadCount(string text, IDataSet set) => Read(text) is { } count && count <= (ulong)set.LargestCount
        ? (int)count
        : throw new UsageException($"--count takes 0 to {set.LargestCount} for {set.Id}, not '{text}'.");

    private static ulong? Read(string text)
    {
        bool isHexadecimal = text.StartsWith(Hexadecimal, StringComparison.OrdinalIgnoreCase);
        return ulong.TryParse(
            isHexadecimal ? text[Hexadecimal.Length..] : text,
            isHexadecimal ? NumberStyles.AllowHexSpecifier : NumberStyles.None,
            null,
            out ulong number) ? number : null;
    }
}
