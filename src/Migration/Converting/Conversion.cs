namespace SerBench.Migration.Converting;

// Compares each new object with the old values, and with the object that each library writes and reads.
internal sealed class Conversion(TypePlan plan, IReadOnlyList<Target> targets, MigrationBuild build)
{
    public ConvertedFile Convert(SourceFile file)
    {
        OldFile content = file.Content!;
        string place = FileFacts.RootPlace(content.Root);
        if (!plan.Roots.TryGetValue(place, out NewType? root))
        {
            return new ConvertedFile(FileState.Damaged, "was left out when types were counted");
        }

        var wanted = new NewValue(root, HasNull: false);
        try
        {
            if (FindBlocked(file, wanted, place) is { } blocked)
            {
                string what = PlainText.Of($"{blocked.Path}: {Obstacles.NameOf(blocked.Kind)} ({blocked.What})");
                return new ConvertedFile(FileState.Blocked, what) { Obstacle = blocked };
            }

            return content.Root is null || root is NewType.Absent
                ? new ConvertedFile(FileState.Blocked, "$: the file holds null")
                : Convert(file, wanted);
        }
        catch (Exception exception)
        {
            FileState state = exception is InvalidDataException ? FileState.Damaged : FileState.Differs;
            return new ConvertedFile(state, SourceFiles.Describe(exception));
        }
    }

    private static Obstacle? FindBlocked(SourceFile file, NewValue root, string place) =>
        FileWalk.Of(file.Content!, file.Name).Obstacles.FirstOrDefault()
        ?? (RecordComparison.FindBlocked(file.Content!.Root, root, place) is { } found ? found with { Path = "$" + found.Path } : null);

    private ConvertedFile Convert(SourceFile file, NewValue root)
    {
        object made = build.Read(file.Data);
        if (RecordComparison.FindDifference(file.Content!.Root, made, root) is { } path)
        {
            return new ConvertedFile(
                FileState.Differs, PlainText.Of($"is not equal: ${path} differs between the old record and the new object"));
        }

        var all = new List<byte[]>();
        foreach (Target target in targets)
        {
            byte[] written;
            object again;
            try
            {
                (written, again) = build.RoundTrip(target, made);
            }
            catch (Exception exception) when (exception is not OutOfMemoryException)
            {
                Exception thrown = exception.GetBaseException();
                string what = $"{target.Title} does not carry it: {thrown.GetType().Name}: {PlainText.Of(thrown.Message)}";
                return new ConvertedFile(FileState.Differs, what);
            }

            if (DeepEquality.Find<object>(made, again) is { } difference)
            {
                return new ConvertedFile(
                    FileState.Differs, $"is not equal: {made.GetType().Name}{difference} comes back from {target.Title} as another value");
            }

            all.Add(written);
        }

        return new ConvertedFile(FileState.Converted, "") { Value = made, Written = all };
    }
}

internal sealed record ConvertedFile(FileState State, string What)
{
    public Obstacle? Obstacle { get; init; }

    public object? Value { get; init; }

    public IReadOnlyList<byte[]> Written { get; init; } = [];
}
