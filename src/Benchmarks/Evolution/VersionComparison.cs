using System.Collections;

namespace SerBench.Benchmarks.Evolution;

/// <summary>The result of reading a message by another version of its type. A later one is worse.</summary>
internal enum VersionOutcome
{
    /// <summary>Every member that both versions have is as it was; one that the writer did not know has its default.</summary>
    Right,

    /// <summary>The changed member has its default instead of its value, and all others are right.</summary>
    Default,

    /// <summary>The reader says no.</summary>
    Refused,

    /// <summary>Members that did not change have their defaults instead of their values, and the reader says nothing.</summary>
    Lost,

    /// <summary>A member has a value that nobody wrote to it, and the reader says nothing.</summary>
    Wrong,
}

/// <summary>Compares a value that was read with the value that was written by another version of its type.</summary>
internal sealed class VersionComparison(Draft writer, Draft reader)
{
    public VersionOutcome Compare(object written, object? read) =>
        read is null ? VersionOutcome.Lost : CompareObjects(writer.Classes[0], written, reader.Classes[0], read);

    private VersionOutcome CompareObjects(DraftClass from, object written, DraftClass to, object read)
    {
        var worst = VersionOutcome.Right;
        foreach (DraftMember member in to.Members)
        {
            object? now = ValueOf(read, member);
            VersionOutcome outcome = from.Members.FirstOrDefault(candidate => candidate.Number == member.Number) is { } origin
                ? CompareValues(ValueOf(written, origin), now, origin, member)
                : IsDefault(now) ? VersionOutcome.Right : VersionOutcome.Wrong;
            worst = outcome > worst ? outcome : worst;
        }

        return worst;
    }

    private VersionOutcome CompareValues(object? written, object? read, DraftMember origin, DraftMember member)
    {
        if (written is not null && read is not null && ClassOf(writer, origin, written) is { } from && ClassOf(reader, member, read) is { } to)
        {
            return member.UnionName is not null && from.Name != to.Name ? VersionOutcome.Wrong : CompareNested(written, read, from, to);
        }

        return AreEqual(written, read) ? VersionOutcome.Right
            : !IsDefault(read) ? VersionOutcome.Wrong
            : origin.IsChanged || member.IsChanged ? VersionOutcome.Default : VersionOutcome.Lost;
    }

    // The class of an object or of the items of a list; of a value of a hierarchy, its own.
    private static DraftClass? ClassOf(Draft draft, DraftMember member, object value) =>
        draft.Classes.FirstOrDefault(type => type.Name == (member.UnionName is null ? member.ObjectName : value.GetType().Name));

    private VersionOutcome CompareNested(object written, object read, DraftClass from, DraftClass to)
    {
        if (written is not IEnumerable && read is not IEnumerable)
        {
            return CompareObjects(from, written, to, read);
        }

        // One of them may be the only item of a list.
        object?[] old = [.. written is IEnumerable items ? items.Cast<object?>() : [written]];
        object?[] now = [.. read is IEnumerable others ? others.Cast<object?>() : [read]];
        return old.Length != now.Length ? now.Length == 0 ? VersionOutcome.Lost : VersionOutcome.Wrong
            : old.Zip(now).Select(pair => pair.First is null || pair.Second is null
                ? pair.First == pair.Second ? VersionOutcome.Right : VersionOutcome.Wrong
                : CompareObjects(from, pair.First, to, pair.Second)).Append(VersionOutcome.Right).Max();
    }

    private static object? ValueOf(object holder, DraftMember member) => holder.GetType().GetProperty(member.Name)!.GetValue(holder);

    // A list of one item stands for the item, and null for the default: these are the only values that both types can say.
    private static bool AreEqual(object? written, object? read) => (written, read) switch
    {
        (null, _) => IsDefault(read),
        (_, null) => false,
        (string, string) => (string)written == (string)read,
        (IDictionary left, IDictionary right) => left.Count == right.Count && left.Keys.Cast<object>().All(key => right.Contains(key) && AreEqual(left[key], right[key])),
        (IEnumerable left and not string, IEnumerable right and not string) => left.Cast<object?>().ToArray() is var first && right.Cast<object?>().ToArray() is var second
            && first.Length == second.Length && (IsSet(written) ? first.All(item => second.Any(other => AreEqual(item, other))) : first.Zip(second).All(pair => AreEqual(pair.First, pair.Second))),
        (IEnumerable left and not string, _) => left.Cast<object?>().ToArray() is [var only] && AreEqual(only, read),
        (_, IEnumerable right and not string) => right.Cast<object?>().ToArray() is [var only] && AreEqual(written, only),
        (float single, double) => (double)single == (double)read,
        (double, float single) => (float)(double)written == single,
        (Enum, Enum) => Convert.ToDecimal(written, CultureInfo.InvariantCulture) == Convert.ToDecimal(read, CultureInfo.InvariantCulture),
        _ when IsWhole(written) && IsWhole(read) => Convert.ToDecimal(written, CultureInfo.InvariantCulture) == Convert.ToDecimal(read, CultureInfo.InvariantCulture),
        _ when ValueShape.Of(written.GetType()) is { Kind: Kind.Object } from && ValueShape.Of(read.GetType()) is { Kind: Kind.Object } to => AreEqual(from.Shape, written, to.Shape, read),
        _ => written.Equals(read),
    };

    // An object in a map or in a list of lists: its members are matched by their names.
    private static bool AreEqual(Shape from, object written, Shape to, object read) => to.Fields
        .All(field => from.Fields.FirstOrDefault(origin => origin.Name == field.Name) is not { } known || AreEqual(known.Member.GetValue(written), field.Member.GetValue(read)));

    private static bool IsSet(object value) => value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(HashSet<>);

    private static bool IsWhole(object value) => value is byte or sbyte or short or ushort or int or uint or long or ulong;

    private static bool IsDefault(object? value) => value switch
    {
        null or "" => true,
        IEnumerable items => !items.GetEnumerator().MoveNext(),
        ValueType => value.Equals(Activator.CreateInstance(value.GetType())),
        _ => false,
    };
}
