using System.Collections.Concurrent;

namespace SerBench.Serializers.Emission;

public sealed class TwinPlan(Recipe recipe)
{
    private static readonly ConcurrentDictionary<(string Stem, int Number), WeakReference<Type>> Owners = new();

    private readonly Dictionary<Type, string> _names = [];

    private readonly HashSet<Type> _keys = [];

    private readonly Dictionary<Type, Type> _unions = [];

    public Recipe Recipe => recipe;

    // True if emitted classes keep gaps between member numbers. An object that is written as an array has an item for each number.
    public bool KeepsGaps { get; init; }

    public IEnumerable<Type> Types => _names.Keys;

    public IReadOnlyList<ValueShape> Add(Type root)
    {
        var added = new List<ValueShape>();
        Visit(ValueShape.Of(root), added);
        return added;
    }

    public string StemOf(Type type) => _names[type];

    public bool HasTwin(ValueShape value) => value.Kind switch
    {
        Kind.Sequence => HasTwin(value.Item!),
        Kind.Map => HasTwin(value.Key!) || HasTwin(value.Value!),
        Kind.Object => !Recipe.Takes(value),
        _ => false,
    };

    public string TwinOf(ValueShape value) => value switch
    {
        _ when !HasTwin(value) => CSharp.NameOf(value.Type),
        { Kind: Kind.Object } => Recipe.NameTwin(StemOf(value.Type)),
        { Kind: Kind.Map } => $"Dictionary<{MemberOf(value.Key!)}, {MemberOf(value.Value!)}>",
        { SequenceKind: SequenceKind.List } => $"List<{MemberOf(value.Item!)}>",
        { SequenceKind: SequenceKind.Set } => $"HashSet<{MemberOf(value.Item!)}>",
        _ => MemberOf(value.Item!) + "[]",
    };

    public string MemberOf(ValueShape value) => TwinOf(value) + (value.CanBeNull || IsUnion(value) ? "?" : "");

    public bool IsKey(Type type) => _keys.Contains(type);

    public bool IsUnion(ValueShape value) => _unions.ContainsKey(value.Type);

    public string? BaseOf(Type type) =>
        _unions.Keys.FirstOrDefault(union => union.GetGenericArguments().Contains(type)) is { } union
            ? Recipe.NameTwin(StemOf(union))
            : null;

    // If two base types name a class in [Cases], only the first becomes the base of the emitted class, because a class has one base.
    private void AddUnions(Type? declared)
    {
        if (declared is null || Recipe.UnionAttributesOf("", []) is null)
        {
            return;
        }

        if (CasesAttribute.Of(declared) is { Length: > 0 and <= Carriers.MaxCasesPerTuple } cases
            && cases.All(one => !Recipe.Takes(ValueShape.Of(one)) && !_unions.Keys.Any(union => union.GetGenericArguments().Contains(one))))
        {
            _unions.TryAdd(ValueShape.Of(declared).Type, declared);
        }

        Array.ForEach(declared.IsArray ? [declared.GetElementType()!] : declared.GetGenericArguments(), AddUnions);
    }

    private void AddKeys(ValueShape value)
    {
        if (value.Kind == Kind.Object && _keys.Add(value.Type))
        {
            foreach (Field field in value.Shape.Fields)
            {
                AddKeys(field.Value);
            }
        }
    }

    private static string NumberOf(Type type)
    {
        int number = 0;
        while (type.Assembly != typeof(IModel).Assembly
            && !(Owners.GetOrAdd((CSharp.Stem(type), ++number), new WeakReference<Type>(type)).TryGetTarget(out Type? owner)
                && owner == type))
        {
        }

        return number == 0 ? "" : $"{number}";
    }

    private void Visit(ValueShape value, List<ValueShape> added)
    {
        AddUnions(value.Declared);
        switch (value.Kind)
        {
            case Kind.Sequence:
                Visit(value.Item!, added);
                break;
            case Kind.Map:
                Visit(value.Key!, added);
                AddKeys(value.Key!);
                Visit(value.Value!, added);
                break;
            case Kind.Object when !_names.ContainsKey(value.Type):
                // The type of a member may be nullable, but the class to emit is not.
                ValueShape type = ValueShape.Of(value.Type);
                string stem = CSharp.Stem(
                    _unions.GetValueOrDefault(value.Type, value.Type)) + (Recipe.FindsTwinsByName ? NumberOf(value.Type) : "");
                _names.Add(value.Type, _names.ContainsValue(stem) ? $"{stem}{_names.Count}" : stem);
                added.Add(type);
                foreach (Field field in type.Shape.Fields)
                {
                    Visit(field.Value, added);
                }

                break;
        }
    }
}
