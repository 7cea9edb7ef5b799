using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Evolution;

// A draft is a type and all types that it reaches, as text to change and compile.
/// <param name="Classes">the first is the root.</param>
internal sealed record Draft(IReadOnlyList<DraftClass> Classes, IReadOnlyList<DraftEnum> Enums)
{
    public IReadOnlyList<DraftUnion> Unions { get; init; } = [];

    public bool IsPinned => Classes.All(type => type.Members.All(member => member.IsPinned));

    public static Draft Of(Type root)
    {
        if (ValueShape.Of(root) is not { Kind: Kind.Object, Declared: null } shape || shape.Shape.Fields.Count == 0)
        {
            throw new UsageException(
                $"{root.Name} is no class or struct with members, so there is nothing that could change; name another type.");
        }

        var names = new DraftNames();
        names.Reach(shape);
        return new Draft(
            [.. names.Objects.Select(type => new DraftClass(
                names.Of(type)!,
                type.IsValueType,
                [.. Shape.Of(type).Fields.Select((field, i) => MemberOf(field, i, names))]) { Origin = type })],
            [.. names.Enums.Select(type => new DraftEnum(
                names.Of(type)!,
                CSharp.NameOf(Enum.GetUnderlyingType(type)),
                [.. Enum.GetNames(type).Select(name => (name, $"{Enum.Parse(type, name):D}"))]))])
        {
            Unions =
            [
                .. names.Unions.Select(union => new DraftUnion(
                    names.Of(union.Type)!, [.. union.Cases.Select(one => names.Of(one)!)])),
            ],
        };
    }

    // Members are numbered without gaps, because a library may write bytes for each unused number.
    public static Draft[] CloseGaps(params Draft[] drafts)
    {
        int[] known =
        [
            .. drafts.SelectMany(draft => draft.Classes).SelectMany(type => type.Members)
                .Select(member => member.Number).Distinct().Order(),
        ];
        return [.. drafts.Select(draft => draft with
        {
            Classes =
            [
                .. draft.Classes.Select(type => type with
                {
                    Members =
                    [
                        .. type.Members.Select(member => member with { Number = Array.BinarySearch(known, member.Number) + 1 }),
                    ],
                }),
            ],
        })];
    }

    public Draft With(DraftClass changed) =>
        this with { Classes = [.. Classes.Select(type => type.Name == changed.Name ? changed : type)] };

    public DraftClass? Find(Func<ValueShape, ValueShape?> part) => Classes[0].Members
        .Where(member => member.UnionName is null)
        .Select(member => Classes.FirstOrDefault(type => type.Origin == part(member.Value)?.Type))
        .FirstOrDefault(type => type is not null && type != Classes[0]);

    private static DraftMember MemberOf(Field field, int index, DraftNames names) =>
        new(NameIn(field.Name, index), names.TextOf(field.Value), field.IsPinned ? field.Number : index + 1, field.Value)
        {
            ObjectName = (field.Value.Item ?? field.Value) is { Kind: Kind.Object } part ? names.Of(part.Type) : null,
            IsPinned = field.IsPinned,
            UnionName = DraftNames.UnionOf(field.Value) is { } union ? names.Of(union) : null,
        };

    private static string NameIn(string name, int index) =>
        name.Length > 0 && (char.IsLetter(name[0]) || name[0] == '_') && name.All(unit => char.IsLetterOrDigit(unit) || unit == '_')
            ? name
            : $"Member{index + 1}";
}

internal sealed record DraftClass(string Name, bool IsStruct, IReadOnlyList<DraftMember> Members)
{
    public Type? Origin { get; init; }

    public DraftMember? FindPlain(Func<DraftMember, bool>? condition = null) => Members.Index()
        .Where(member => member.Item.Value.Kind <= Kind.String && condition?.Invoke(member.Item) != false)
        .OrderBy(member => Math.Abs(member.Index - (Members.Count / 2)))
        .Select(member => member.Item)
        .FirstOrDefault();

    public DraftClass Replace(DraftMember old, DraftMember changed) =>
        this with { Members = [.. Members.Select(member => member == old ? changed : member)] };
}

/// <param name="Number">identifies the member in all versions.</param>
/// <param name="Value">the type of the member's values in the first version of the class that has the member.</param>
internal sealed record DraftMember(string Name, string Type, int Number, ValueShape Value)
{
    public string? ObjectName { get; init; }

    public string? UnionName { get; init; }

    public bool IsPinned { get; init; }

    // True if the tested change concerns this member. Only then may its value be lost.
    public bool IsChanged { get; init; }

    // The old name that messages keep after a rename.
    public string? KeptName { get; init; }

    public bool ExceedsNarrow { get; init; }
}

internal sealed record DraftEnum(string Name, string Underlying, IReadOnlyList<(string Name, string Value)> Members);

internal sealed record DraftUnion(string Name, IReadOnlyList<string> Cases);

internal sealed class DraftNames
{
    private readonly Dictionary<Type, string> _names = [];

    public IEnumerable<Type> Objects => _names.Keys.Where(type => !type.IsEnum && !type.IsAbstract);

    public IEnumerable<Type> Enums => _names.Keys.Where(type => type.IsEnum);

    public List<(Type Type, Type[] Cases)> Unions { get; } = [];

    public static Type? UnionOf(ValueShape value) =>
        value is { Kind: Kind.Object, Declared: { IsAbstract: true } declared } ? declared : null;

    public string? Of(Type type) => _names.GetValueOrDefault(type);

    public void Reach(ValueShape value)
    {
        if (UnionOf(value) is { } union)
        {
            if (Add(union))
            {
                Unions.Add((union, [.. CasesOf(value.Shape)]));
                Array.ForEach(Unions[^1].Cases, one => Reach(ValueShape.Of(one)));
            }

            return;
        }

        if (value.Kind is Kind.Object or Kind.Enum && (IsTuple(value.Type) || Add(value.Type)))
        {
            foreach (Field field in value.Kind == Kind.Object ? value.Shape.Fields : [])
            {
                Reach(field.Value);
            }
        }

        foreach (ValueShape part in new[] { value.Item, value.Key, value.Value }.OfType<ValueShape>())
        {
            Reach(part);
        }
    }

    // `carrier` is a tuple that stands for the union: each field is a case, and the last may be a tuple of further cases.
    private static IEnumerable<Type> CasesOf(Shape carrier) =>
        carrier.Fields.SelectMany(field => field.Value.CanBeNull ? [field.Value.Type] : CasesOf(field.Value.Shape));

    private bool IsTuple(Type type) =>
        _names.Count > 0 && type is { IsGenericType: true, Namespace: "System" or "System.Collections.Generic" };

    private bool Add(Type type)
    {
        string stem = string.Concat(type.Name.Split('`')[0].Where(char.IsAsciiLetterOrDigit));
        return _names.TryAdd(type, _names.ContainsValue(stem) ? $"{stem}{_names.Count}" : stem);
    }

    public string TextOf(ValueShape value) => UnionOf(value) is { } union ? _names[union] : value switch
    {
        { Kind: Kind.Object or Kind.Enum } => Of(value.Type) ?? GenericOf(value.Type),
        { Kind: Kind.Map or Kind.Sequence, Type.IsArray: false } => GenericOf(value.Type),
        { Kind: Kind.Sequence } => ArrayOf(value),
        _ => $"global::{value.Type.FullName}",
    } + (value.IsNullableValue ? "?" : "");

    private string GenericOf(Type type)
    {
        IEnumerable<string> parts = type.GenericTypeArguments.Select(part => TextOf(ValueShape.Of(part)));
        return $"global::{type.Namespace}.{type.Name.Split('`')[0]}<{string.Join(", ", parts)}>";
    }

    private string ArrayOf(ValueShape value)
    {
        string ranks = "";
        ValueShape item = value;
        for (; item is { Kind: Kind.Sequence, Type.IsArray: true }; item = item.Item!)
        {
            ranks += $"[{new string(',', item.Type.GetArrayRank() - 1)}]";
        }

        return TextOf(item) + ranks;
    }
}
