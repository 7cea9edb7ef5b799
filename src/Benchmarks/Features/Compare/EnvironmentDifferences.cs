namespace SerBench.Benchmarks.Features.Compare;

internal static class EnvironmentDifferences
{
    public static IEnumerable<string> Find(RunRecord before, RunRecord after)
    {
        foreach (((string name, object? old), (_, object? @new)) in
            FactsOf(before).Zip(FactsOf(after)).Where(pair => !pair.First.Equals(pair.Second)))
        {
            yield return $"The {name} differs: {old ?? "unknown"} before, {@new ?? "unknown"} now.";
        }

        foreach ((string which, RunRecord record) in new[] { ("first", before), ("second", after) })
        {
            foreach (string warning in EnvironmentText.Warnings(record.Environment))
            {
                yield return $"In the {which} run: {warning}";
            }
        }

        // A new build of this project's library causes no warning, because the comparison measures its changes.
        foreach ((LibraryOrigin library, LibraryOrigin old) in
            from now in after.Libraries
            join known in before.Libraries.DistinctBy(one => one.Id) on now.Id equals known.Id
            select (now, known))
        {
            if (old.Version.Split('+')[0] != library.Version.Split('+')[0])
            {
                yield return $"{library.Id} was {old.Version.Split('+')[0]} and is {library.Version.Split('+')[0]}.";
            }
            else if (!library.IsOwn && old.Sha256 != library.Sha256)
            {
                yield return $"{library.Id} is another file of the same version"
                    + $"{(old.IsUnsigned != library.IsUnsigned ? ", one of them built from sources" : "")}.";
            }
        }
    }

    private static IEnumerable<(string Name, object? Value)> FactsOf(RunRecord record)
    {
        EnvironmentStamp stamp = record.Environment;
        return
        [
            ("processor", stamp.Processor), ("number of cores", stamp.Cores), ("system", stamp.System),
            ("architecture", stamp.Architecture),
            ("governor", stamp.Governor), ("runtime", stamp.Runtime), ("garbage collection", stamp.GarbageCollector),
            ("build", stamp.Build),
            ("width of vectors", stamp.VectorBits), ("setting of the runtime", stamp.Settings), ("profile", record.Profile.Name),
        ];
    }
}
