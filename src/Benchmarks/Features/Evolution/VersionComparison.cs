namespace SerBench.Benchmarks.Features.Evolution;

// The outcomes are ordered from best to worst.
internal enum VersionOutcome
{
    // Members that the writer lacks have defaults. All other values are right.
    Right,

    // The changed member has the default. All other members are right.
    Default,

    Refused,

    // Unchanged members have defaults, without an error.
    Lost,

    // A member has a value that the writer did not write, without an error.
    Wrong,
}

internal sealed class VersionComparison(Draft writer, Draft reader)
{
    public VersionOutcome Compare(object written, object? read) =>
        read is null ? VersionOutcome.Lost : CompareObjects(writer.Classes[0], written, reader.Classes[0], read);

    private VersionOutcome CompareObjects(DraftClass from, object written, DraftClass to, object read) => Worst(to.Members.Select(member =>
        from.Members.FirstOrDefault(candidate => candidate.Number == member.Number) is { } origin
            ? CompareValues(ValueOf(written, origin), ValueOf(read, member), origin, member)
            : IsDefault(ValueOf(read, member)) ? VersionOutcome.Right : VersionOutcome.Wrong));

    private static VersionOutcome Worst(IEnumerable<VersionOutcome> outcomes) => outcomes.Append(VersionOutcome.Right).Max();

    private VersionOutcome CompareValues(object? written, object? read, DraftMember origin, DraftMember member) =>
        written is not null && read is not null && Reaches(origin.Value) ? CompareNested(written, read)
        : AreEqual(written, read) ? VersionOutcome.Right
        : !IsDefault(read) ? VersionOutcome.Wrong
        : origin.IsChanged || member.IsChanged ? VersionOutcome.Default : VersionOutcome.Lost;

    private static bool Reaches(ValueShape value) => value.Kind is Kind.Object or Kind.Map || (value.Item is { } item && Reaches(item));

    private VersionOutcome CompareNested(object? written, object? read) => (written, read) switch
    {
        (null, _) or (_, null) => written == read ? VersionOutcome.Right : VersionOutcome.Wrong,
        (IDictionary old, IDictionary now) =>
            CompareItems(old.Count, now.Count, EntriesOf(old).Select(entry => CompareEntry(entry, EntriesOf(now)))),
        (IEnumerable and not string, _) or (_, IEnumerable and not string) => CompareItems(ItemsOf(written), ItemsOf(read)),
        _ when ClassOf(writer, written) is { } from && ClassOf(reader, read) is { } to =>
            from.Name != to.Name && writer.Unions.Any(union => union.Cases.Contains(from.Name))
                ? VersionOutcome.Wrong
                : CompareObjects(from, written, to, read),
        _ when TupleOf(written) is { } old && TupleOf(read) is { } now => CompareItems(old, now),
        _ => AreEqual(written, read) ? VersionOutcome.Right : IsDefault(read) ? VersionOutcome.Lost : VersionOutcome.Wrong,
    };

    private VersionOutcome CompareEntry((object Key, object? Value) old, (object Key, object? Value)[] map) => map
        .Select(entry => CompareNested(old.Key, entry.Key) is < VersionOutcome.Wrong and var found
            ? Worst([found, CompareNested(old.Value, entry.Value)]) : VersionOutcome.Wrong)
        .Append(VersionOutcome.Wrong).Min();

    private static (object Key, object? Value)[] EntriesOf(IDictionary map) => [.. map.Keys.Cast<object>().Zip(map.Values.Cast<object?>())];

    private VersionOutcome CompareItems(object?[] old, object?[] now) => CompareItems(old.Length, now.Length, old.Zip(now, CompareNested));

    private static VersionOutcome CompareItems(int old, int now, IEnumerable<VersionOutcome> items) =>
        old == now ? Worst(items) : now == 0 ? VersionOutcome.Lost : VersionOutcome.Wrong;

    private static object?[] ItemsOf(object value) => value is IEnumerable items and not string ? [.. items.Cast<object?>()] : [value];

    private static object?[]? TupleOf(object value) =>
        ValueShape.Of(value.GetType()) is { Kind: Kind.Object } tuple
            ? [.. tuple.Shape.Fields.Select(field => field.Member.GetValue(value))]
            : null;

    private static DraftClass? ClassOf(Draft draft, object value) =>
        draft.Classes.FirstOrDefault(type => type.Name == value.GetType().Name);

    private static object? ValueOf(object holder, DraftMember member) => holder.GetType().GetProperty(member.Name)!.GetValue(holder);

    // A value equals a list of only this value, and null equals the default.
    private static bool AreEqual(object? written, object? read) => (written, read) switch
    {
        (null, _) => IsDefault(read),
        (_, null) => false,
        (string, string) => (string)written == (string)read,
        (IEnumerable and not string, _) or (_, IEnumerable and not string) =>
            ItemsOf(written) is var old && ItemsOf(read) is var now && old.Length == now.Length
            && (IsSet(written)
                ? old.All(item => now.Any(other => AreEqual(item, other)))
                : old.Zip(now).All(pair => AreEqual(pair.First, pair.Second))),
        (float single, double) => (double)single == (double)read,
        (double, float single) => (float)(double)written == single,
        (Enum, Enum) => Convert.ToDecimal(written) == Convert.ToDecimal(read),
        _ when IsWhole(written) && IsWhole(read) => Convert.ToDecimal(written) == Convert.ToDecimal(read),
        _ => written.Equals(read),
    };

    private static bool IsSet(object value) =>
        value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(HashSet<>);

    private static bool IsWhole(object value) => value is byte or sbyte or short or ushort or int or uint or long or ulong;

    private static bool IsDefault(object? value) => value switch
    {
        null or "" => true,
        IEnumerable items => !items.GetEnumerator().MoveNext(),
        ValueType => value.Equals(Activator.CreateInstance(value.GetType())),
        _ => false,
    };
}
