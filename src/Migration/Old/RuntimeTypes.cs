using SerBench.Serializers.Emission;

namespace SerBench.Migration.Old;

internal static class RuntimeTypes
{
    private const string Generic = "System.Collections.Generic.";
    private const string Models = "System.Collections.ObjectModel.";

    public static RuntimeType? Find(OldName name) => name.Definition switch
    {
        _ when !RuntimeMembers.IsWhole(name.Definition, name.Arguments.Count) => null,
        "System.Guid" or "System.DateTimeOffset" or "System.Version" or "System.Uri" or "System.Numerics.BigInteger" =>
            new(RuntimeKind.Scalar, name.Short),
        Generic + "List`1" or "System.Collections.ArrayList" => new(RuntimeKind.Items, "List<{0}>"),
        Generic + "HashSet`1" => new(RuntimeKind.Items, "HashSet<{0}>", "SetOf(new HashSet<{0}>(), {1})"),
        Generic + "SortedSet`1" or Generic + "TreeSet`1" => new(RuntimeKind.Items, "SortedSet<{0}>", "SetOf(new SortedSet<{0}>(), {1})"),
        Generic + "Queue`1" or Generic + "Stack`1" or Generic + "LinkedList`1"
            or Models + "Collection`1" or Models + "ObservableCollection`1" or Models + "ReadOnlyCollection`1" =>
                Made(RuntimeKind.Items, name),
        Generic + "Dictionary`2" or "System.Collections.Hashtable" => new(RuntimeKind.Pairs, "Dictionary<{0}>"),
        Generic + "SortedDictionary`2" or Generic + "SortedList`2" => Made(RuntimeKind.Pairs, name),
        Generic + "KeyValuePair`2" => new(RuntimeKind.Parts, "KeyValuePair<{0}>"),
        _ when name.Arguments.Count is > 0 and < 8 && name.Definition == $"System.Tuple`{name.Arguments.Count}" =>
            new(RuntimeKind.Parts, "Tuple<{0}>"),
        _ when name.Arguments.Count is > 1 and < 8 && name.Definition == $"System.ValueTuple`{name.Arguments.Count}" =>
            new(RuntimeKind.Parts, "({0})"),
        _ => Primitives.Find(name.Full) is { } primitive
            ? new RuntimeType(RuntimeKind.Scalar, CSharp.NameOf(primitive).Replace("global::System.", "")) : null,
    };

    public static OldName? FindClass(OldName name) => name.Definition switch
    {
        Generic + "IEnumerable`1" or Generic + "ICollection`1" or Generic + "IList`1" or Generic + "IReadOnlyCollection`1"
            or Generic + "IReadOnlyList`1" => new OldName(Generic + "List`1", name.Arguments),
        Generic + "ISet`1" or Generic + "IReadOnlySet`1" => new OldName(Generic + "HashSet`1", name.Arguments),
        Generic + "IDictionary`2" or Generic + "IReadOnlyDictionary`2" => new OldName(Generic + "Dictionary`2", name.Arguments),
        _ => null,
    };

    public static bool IsStruct(OldName name) =>
        name.Full is "System.Guid" or "System.DateTimeOffset" or "System.Numerics.BigInteger"
        || name.Definition == Generic + "KeyValuePair`2"
        || name.Definition.StartsWith("System.ValueTuple`", StringComparison.Ordinal)
        || Primitives.Find(name.Full) is { IsValueType: true };

    private static RuntimeType Made(RuntimeKind kind, OldName name)
    {
        string type = name.Definition[(name.Definition.LastIndexOf('.') + 1)..name.Definition.IndexOf('`')];
        return new RuntimeType(kind, type + "<{0}>", $"new {type}<{{0}}>({{1}})");
    }
}
