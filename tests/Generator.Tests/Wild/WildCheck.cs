using SerBench.Serializers;

namespace SerBench.Generator.Tests.Wild;

// Checks one type in one format with several accesses. Every value must come back. Accesses with the same field order must write the same
// bytes. If the format finds fields in any order, each access must read the messages of the others.
internal sealed class WildCheck
{
    private readonly Type _root;
    private readonly bool _foldsNull;
    private readonly bool _takesAnyOrder;
    private readonly IWildPair[] _pairs;
    private readonly IGrouping<string, IWildPair>[] _groups;

    public WildCheck(Type root, string format, IEnumerable<string> accesses)
    {
        _root = root;
        _foldsNull = Catalog.BuiltIn.Find($"{format}/compiled")!.Traits.HasFlag(Traits.FoldsNull);
        _takesAnyOrder = format == "ignite-full";
        Type typeOfPair = typeof(WildPair<>).MakeGenericType(root);
        _pairs = [.. accesses.Select(access => (IWildPair)Activator.CreateInstance(typeOfPair, $"{format}/{access}")!)];
        _groups = [.. _pairs.GroupBy(pair => pair.OrderOfFields(OrderOf(format)))];
    }

    public bool IsBound => _pairs[0].Refusal is null;

    // Accesses that disagree whether a type can be carried; null if they agree.
    public string? FindDisagreement() => _pairs
        .Where(pair => pair.Refusal != _pairs[0].Refusal)
        .Select(pair => $"{pair.Id}: {pair.Refusal?.ToString() ?? "bound"}, but {_pairs[0].Id}: {_pairs[0].Refusal?.ToString() ?? "bound"}")
        .FirstOrDefault();

    // The first difference for a value, with the serializer and the path; null if there is none.
    public string? FindDifference(object value) =>
        _groups.Select(group => FindDifference(group, value)).FirstOrDefault(found => found is not null)
        ?? (_takesAnyOrder ? FindForeignDifference(value, [.. _groups.Select(group => group.First())]) : null);

    private string? FindForeignDifference(object value, IWildPair[] pairs)
    {
        foreach ((IWildPair writer, IWildPair reader)
            in pairs.SelectMany(writer => pairs.Where(reader => reader != writer).Select(reader => (writer, reader))))
        {
            byte[]? message = writer.Encode(value);
            try
            {
                string? found = message is null ? null : DeepEqual.Compare(value, reader.Decode(message), _root, _foldsNull);
                if (found is not null)
                {
                    return $"{writer.Id} read by {reader.Id}: {found} through {Hex(message)}";
                }
            }
            catch (Exception exception)
            {
                return $"{writer.Id} read by {reader.Id}: {exception} for {Hex(message)}";
            }
        }

        return null;
    }

    private string? FindDifference(IEnumerable<IWildPair> group, object value)
    {
        byte[]? first = null;
        bool isFirst = true;
        foreach (IWildPair pair in group)
        {
            string? found;
            byte[]? message = null;
            try
            {
                message = pair.Encode(value);
                found = !isFirst && !Same(first, message) ? $"wrote {Hex(message)}, another access {Hex(first)}"
                    : message is null ? null
                    : FindDifference(pair, value, message);
            }
            catch (Exception exception)
            {
                found = $"{exception} for {Hex(message)}";
            }

            if (found is not null)
            {
                return $"{pair.Id}: {found}";
            }

            (first, isFirst) = (message, false);
        }

        return null;
    }

    private string? FindDifference(IWildPair pair, object value, byte[] message)
    {
        object read = pair.Decode(message);
        if (DeepEqual.Compare(value, read, _root, _foldsNull) is { } difference)
        {
            return $"{difference} through {Hex(message)}";
        }

        pair.Explain(message);
        byte[]? again = pair.Encode(read);
        return Same(message, again) ? null : $"{Hex(message)} became {Hex(again)}";
    }

    // The order that a format asks for. A witness need not follow it.
    private static FieldOrder OrderOf(string format) =>
        format.StartsWith("ignite", StringComparison.Ordinal) ? FieldOrder.ByName : FieldOrder.Declared;

    private static bool Same(byte[]? left, byte[]? right) =>
        left is null ? right is null : right is not null && left.AsSpan().SequenceEqual(right);

    private static string Hex(byte[]? message) => message is null ? "nothing" : Convert.ToHexString(message);
}
