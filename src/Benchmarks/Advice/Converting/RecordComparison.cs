using System.Collections;
using SerBench.Benchmarks.Advice.Inventory;
using SerBench.Benchmarks.Advice.Old;
using SerBench.Benchmarks.Advice.Plan;

namespace SerBench.Benchmarks.Advice.Converting;

/// <summary>
/// Compares the values of a file, as our reader sees them, with the objects that Migration.cs made by another reader. What has no new type must be absent.
/// </summary>
internal static class RecordComparison
{
    /// <summary>The first value that the new types cannot hold; null if there is none.</summary>
    /// <param name="place">The class and member where the value stands.</param>
    public static Obstacle? FindBlocked(object? old, NewValue wanted, string place, string path = "$")
    {
        if (old is null || wanted.Type is NewType.Absent)
        {
            return null;
        }

        if (wanted.Type is NewType.Blocked reason)
        {
            return new Obstacle(reason.Kind, place, path, reason.What);
        }

        return wanted.Type is NewType.Plain or NewType.Enumeration || old is not OldNode || old is OldArray { IsPlain: true } ? null
            : Children(old, wanted.Type).Select(child => FindBlocked(child.Old, child.Value, child.Place ?? place, path + child.Step)).FirstOrDefault(found => found is not null);
    }

    /// <summary>The path of the first difference; null if there is none.</summary>
    public static string? FindDifference(object? old, object? made, NewValue wanted, string path = "$")
    {
        if (wanted.Type is NewType.Absent or NewType.Blocked)
        {
            return made is null ? null : path;
        }

        if (old is null || made is null)
        {
            return ReferenceEquals(old, made) ? null : path;
        }

        switch (wanted.Type)
        {
            case NewType.Plain or NewType.Enumeration:
                return IsSame(old, made) ? null : path;
            case NewType.Sequence sequence:
                return FindInItems(old, made, sequence, path);
            case NewType.Map map:
                return FindInMap(old, (IDictionary)made, map, path);
            case NewType.Parts parts:
                object?[] values = [.. PartsOf(made, parts.Items.Count)];
                return Children(old, parts).Zip(values)
                    .Select(pair => FindDifference(pair.First.Old, pair.Second, pair.First.Value, path + pair.First.Step))
                    .FirstOrDefault(found => found is not null);
            default:
                NewClass type = ClassOf(old, wanted.Type);
                return made.GetType().Name != type.Name ? path
                    : Children(old, wanted.Type)
                        .Select(child => FindDifference(child.Old, child.Member is { } member ? Get(made, member) : null, child.Value, path + child.Step))
                        .FirstOrDefault(found => found is not null)
                    ?? FindUnset(old, made, type, path);
        }
    }

    private static IEnumerable<Child> Children(object old, NewType type)
    {
        switch (type)
        {
            case NewType.Sequence sequence:
                return Items(old).Select((item, index) => new Child($"[{index}]", item, sequence.Item));
            case NewType.Map map:
                return Pairs(old).SelectMany((pair, index) => new[] { new Child($"[key {index}]", pair.Key, map.Key), new Child($"[value {index}]", pair.Value, map.Value) });
            case NewType.Parts parts:
                return ((Content.PartList)Content.Of(old)).All
                    .Zip(parts.Items, (part, wanted) => (Part: part, Wanted: wanted))
                    .Select((pair, index) => new Child($".{index + 1}", pair.Part, pair.Wanted));
            default:
                NewClass one = ClassOf(old, type);
                return one.IsWrapper
                    ? [new Child("", old, one.Members[0].Value, one.Members[0].Name)]
                    : one.Members.Where(member => ((OldObject)old).Class.IndexOf(member.Old) >= 0)
                        .Select(member => new Child(
                            $".{member.Old}",
                            ((OldObject)old).Find(member.Old),
                            member.Value,
                            member.Value.IsWritten ? member.Name : null,
                            FileFacts.PlaceOf(one.Old, member.Old)));
        }
    }

    // A member that this version of the class lacks keeps the value of a new object.
    private static string? FindUnset(object old, object made, NewClass type, string path) => type.Written
        .Where(member => member.IsMissing && ((OldObject)old).Class.IndexOf(member.Old) < 0)
        .Where(member => Get(made, member.Name) is { } value && !(value.GetType().IsValueType && value.Equals(Activator.CreateInstance(value.GetType()))))
        .Select(member => $"{path}.{member.Old}").FirstOrDefault();

    private static NewClass ClassOf(object old, NewType type) => type switch
    {
        NewType.Object one => one.Type,
        NewType.Choice choice => choice.Type.Cases.First(one => one.Old.Full == ((OldObject)old).Type.Full),
        _ => throw new InvalidOperationException($"{type} is no class."),
    };

    private static IReadOnlyList<object?> Items(object old) => ((Content.ItemList)Content.Of(old)).All;

    private static IReadOnlyList<(object? Key, object? Value)> Pairs(object old) => ((Content.PairList)Content.Of(old)).All;

    private static string? FindInItems(object old, object made, NewType.Sequence sequence, string path)
    {
        if (old is OldArray { IsPlain: true } plain && made is Array array && array.GetType() == plain.Items.GetType() && array is byte[] bytes)
        {
            return bytes.AsSpan().SequenceEqual((byte[])plain.Items) ? null : path;
        }

        IReadOnlyList<object?> items = Items(old);
        IEnumerable<object?> all = ((IEnumerable)made).Cast<object?>();

        // A stack enumerates from its top. Sets that are filled in the order of the file keep it.
        object?[] others = [.. made.GetType().Name == "Stack`1" ? all.Reverse() : all];
        if (items.Count != others.Length)
        {
            return path;
        }

        for (int i = 0; i < others.Length; i++)
        {
            if (FindDifference(items[i], others[i], sequence.Item, $"{path}[{i}]") is { } found)
            {
                return found;
            }
        }

        return null;
    }

    private static string? FindInMap(object old, IDictionary made, NewType.Map map, string path)
    {
        IReadOnlyList<(object? Key, object? Value)> pairs = Pairs(old);
        if (pairs.Count != made.Count)
        {
            return path;
        }

        // A dictionary that is filled in the order of the file keeps it, and sorted ones have the order of the file.
        int i = 0;
        foreach (DictionaryEntry entry in made)
        {
            (object? key, object? value) = pairs[i];
            if ((FindDifference(key, entry.Key, map.Key, $"{path}[key {i}]") ?? FindDifference(value, entry.Value, map.Value, $"{path}[value {i}]")) is { } found)
            {
                return found;
            }

            i++;
        }

        return null;
    }

    private static IEnumerable<object?> PartsOf(object made, int count) => made is System.Runtime.CompilerServices.ITuple tuple
        ? Enumerable.Range(0, count).Select(index => tuple[index])
        : [Get(made, "Key"), Get(made, "Value")];

    /// <param name="Member">The property of the new class; null if the value stands elsewhere or is not written.</param>
    /// <param name="Place">The class and member; null if the value stands in a collection.</param>
    private readonly record struct Child(string Step, object? Old, NewValue Value, string? Member = null, string? Place = null);

    private static object? Get(object made, string member) => made.GetType().GetProperty(member)!.GetValue(made);

    private static bool IsSame(object old, object made)
    {
        object value = Content.Of(old) switch
        {
            Content.SingleValue scalar => scalar.Value,
            Content.EnumNumber number => number.Value,
            _ => old,
        };
        object other = made is Enum ? Convert.ChangeType(made, Enum.GetUnderlyingType(made.GetType()), CultureInfo.InvariantCulture) : made;
        return (value, other) switch
        {
            (double a, double b) => BitConverter.DoubleToInt64Bits(a) == BitConverter.DoubleToInt64Bits(b),
            (float a, float b) => BitConverter.SingleToInt32Bits(a) == BitConverter.SingleToInt32Bits(b),
            (decimal a, decimal b) => decimal.GetBits(a).SequenceEqual(decimal.GetBits(b)),
            (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
            (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
            (Uri a, Uri b) => a.OriginalString == b.OriginalString,
            _ when value.GetType() == other.GetType() => value.Equals(other),
            _ => Convert.ToString(value, CultureInfo.InvariantCulture) == Convert.ToString(other, CultureInfo.InvariantCulture),
        };
    }
}
