namespace SerBench.Engine.Contract;

internal static class OwnDataWork
{
    /// <param name="option">the option that names a file of results, with which the run need not measure.</param>
    public static RunWork Of(
        ParseResult parsed, Profile profile, ProgramContext context, string option, TimeSpan limit, Func<RunRecord, bool> hasResults,
        Action<IRunInProgress, IReadOnlyList<(string Serializer, string Model)>, CancellationToken> measure) => new((run, stop) =>
        {
            if (!hasResults(run.Record) && IsFor(run.Record.Profile.Name, run.Context)
                && LibrariesOf(run.Record) is { Length: > 0 } libraries)
            {
                measure(run, libraries, stop);
            }
        })
        {
            Time = IsFor(profile.Name, context) && parsed.GetValue<string>(option) is null ? limit : TimeSpan.Zero,
        };

    private static bool IsFor(string profile, ProgramContext context) => context.Outside?.HasType == true && profile == Profile.Quick.Name;

    private static (string Serializer, string Model)[] LibrariesOf(RunRecord record)
    {
        HashSet<string> libraries =
        [
            .. from serializer in record.Serializers
               where RowClasses.Of(serializer) == RowClass.Library
                   && (SerializerName.Parse(serializer.Id).IsPlain || Qualities.IsTolerant(serializer.Id))
               select serializer.Id,
        ];
        return [.. record.Plan.Select(row => (row.Serializer, row.Model)).Distinct().Where(row => libraries.Contains(row.Serializer))];
    }
}
