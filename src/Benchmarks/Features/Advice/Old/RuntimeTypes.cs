using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Advice.Old;

internal static class RuntimeTypes
{
    private const string Generic = "System.Collections.Generic.";
    private const string Models = "System.Collections.ObjectModel.";

    private static readonly Dictionary<string, RuntimeType> Known = new()
    {
        ["System.Guid"] = new(RuntimeKind.Scalar, "Guid"),
        ["System.DateTimeOffset"] = new(RuntimeKind.Scalar, "DateTimeOffset"),
        ["System.Version"] = new(RuntimeKind.Scalar, "Version"),
        ["System.Uri"] = new(RuntimeKind.Scalar, "Uri"),
        ["System.Numerics.BigInteger"] = new(RuntimeKind.Scalar, "BigInteger"),
        [Generic + "List`1"] = new(RuntimeKind.Items, "List<{0}>"),
        ["System.Collections.ArrayList"] = new(RuntimeKind.Items, "List<{0}>"),
        [Generic + "HashSet`1"] = new(RuntimeKind.Items, "HashSet<{0}>", "SetOf(new HashSet<{0}>(), {1})"),
        [Generic + "Queue`1"] = Made(RuntimeKind.Items, "Queue"),
        [Generic + "Stack`1"] = Made(RuntimeKind.Items, "Stack"),
        [Generic + "LinkedList`1"] = Made(RuntimeKind.Items, "LinkedList"),
        [Generic + "SortedSet`1"] = new(RuntimeKind.Items, "SortedSet<{0}>", "SetOf(new SortedSet<{0}>(), {1})"),
        [Generic + "TreeSet`1"] = new(RuntimeKind.Items, "SortedSet<{0}>", "SetOf(new SortedSet<{0}>(), {1})"),
        [Models + "Collection`1"] = Made(RuntimeKind.Items, "Collection"),
        [Models + "ObservableCollection`1"] = Made(RuntimeKind.Items, "ObservableCollection"),
        [Models + "ReadOnlyCollection`1"] = Made(RuntimeKind.Items, "ReadOnlyCollection"),
        [Generic + "Dictionary`2"] = new(RuntimeKind.Pairs, "Dictionary<{0}>"),
        [Generic + "SortedDictionary`2"] = Made(RuntimeKind.Pairs, "SortedDictionary"),
        [Generic + "SortedList`2"] = Made(RuntimeKind.Pairs, "SortedList"),
        ["System.Collections.Hashtable"] = new(RuntimeKind.Pairs, "Dictionary<{0}>"),
        [Generic + "KeyValuePair`2"] = new(RuntimeKind.Parts, "KeyValuePair<{0}>"),
    };

    // The classes that new types use for interfaces.
    private static readonly Dictionary<string, string> Interfaces = new()
    {
        [Generic + "IEnumerable`1"] = Generic + "List`1",
        [Generic + "ICollection`1"] = Generic + "List`1",
        [Generic + "IList`1"] = Generic + "List`1",
        [Generic + "IReadOnlyCollection`1"] = Generic + "List`1",
        [Generic + "IReadOnlyList`1"] = Generic + "List`1",
        [Generic + "ISet`1"] = Generic + "HashSet`1",
        [Generic + "IReadOnlySet`1"] = Generic + "HashSet`1",
        [Generic + "IDictionary`2"] = Generic + "Dictionary`2",
        [Generic + "IReadOnlyDictionary`2"] = Generic + "Dictionary`2",
    };

    public static RuntimeType? Find(OldName name) =>
        (RuntimeMembers.IsWhole(name.Definition, name.Arguments.Count) ? Known.GetValueOrDefault(name.Definition) : null)
        ?? (Primitives.Find(name.Full) is { } primitive ? new RuntimeType(RuntimeKind.Scalar, CSharp.NameOf(primitive).Replace("global::System.", ""))
            : name.Arguments.Count is > 0 and < 8 && name.Definition == $"System.Tuple`{name.Arguments.Count}" ? new RuntimeType(RuntimeKind.Parts, "Tuple<{0}>")
            : name.Arguments.Count is > 1 and < 8 && name.Definition == $"System.ValueTuple`{name.Arguments.Count}" ? new RuntimeType(RuntimeKind.Parts, "({0})")
            : null);

    public static OldName? FindClass(OldName name) => Interfaces.TryGetValue(name.Definition, out string? type)
        ? new OldName(type, name.Arguments) : null;

    public static bool IsStruct(OldName name) =>
        name.Full is "System.Guid" or "System.DateTimeOffset" or "System.Numerics.BigInteger" || name.Definition == Generic + "KeyValuePair`2"
        || name.Definition.StartsWith("System.ValueTuple`", StringComparison.Ordinal)
            || Primitives.Find(name.Full) is { IsValueType: true };

    private static RuntimeType Made(RuntimeKind kind, string name) => new(kind, name + "<{0}>", $"new {name}<{{0}}>({{1}})");
}
