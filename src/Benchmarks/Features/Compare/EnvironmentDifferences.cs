namespace SerBench.Benchmarks.Features.Compare;

internal static class EnvironmentDifferences
{
    public static IEnumerable<string> Find(RunRecord before, RunRecord after)
    {
        (string Name, object? Before, object? After)[] facts =
        [
            .. FactsOf(before).Zip(FactsOf(after), (old, @new) => (old.Name, old.Value, @new.Value)).Where(fact => !Equals(fact.Item2, fact.Item3)),
        ];
        foreach ((string name, object? old, object? @new) in facts)
        {
            yield return $"The {name} differs: {old ?? "unknown"} before, {@new ?? "unknown"} now. Times of unlike runs are not comparable.";
        }

        foreach ((string which, RunRecord record) in new[] { ("first", before), ("second", after) })
        {
            foreach (string warning in EnvironmentText.Warnings(record.Environment))
            {
                yield return $"In the {which} run: {warning}";
            }
        }

        // Changes of our library are compared, so they cause no warning.
        Dictionary<string, LibraryOrigin> libraries =
            before.Libraries.DistinctBy(library => library.Id).ToDictionary(library => library.Id);
        foreach (LibraryOrigin library in after.Libraries)
        {
            if (!libraries.TryGetValue(library.Id, out LibraryOrigin? old))
            {
                continue;
            }

            if (old.Version.Split('+')[0] != library.Version.Split('+')[0])
            {
                yield return $"{library.Id} was {old.Version.Split('+')[0]} and is {library.Version.Split('+')[0]}.";
            }
            else if (!library.IsOwn && old.Sha256 != library.Sha256)
            {
                yield return $"{library.Id} is another file of the same version{(old.IsUnsigned != library.IsUnsigned ? ", one of them built from sources" : "")}.";
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
