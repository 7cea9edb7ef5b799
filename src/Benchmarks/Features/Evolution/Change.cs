namespace SerBench.Benchmarks.Features.Evolution;

internal sealed record Change(string Id, string Title, Func<Draft, DraftClass, Draft?> Apply)
{
    public const string Kept = "rename-kept";

    private const string Added = "AddedLater";

    private static readonly (Type Narrow, Type Wide)[] Widths =
    [
        (typeof(int), typeof(long)), (typeof(short), typeof(int)), (typeof(float), typeof(double)), (typeof(uint), typeof(ulong)),
        (typeof(ushort), typeof(uint)),
        (typeof(byte), typeof(ushort)), (typeof(sbyte), typeof(short)),
    ];

    private static IEnumerable<(Type Wide, Type Narrow)> Narrowings => Widths.Select(pair => (pair.Wide, pair.Narrow));

    // Structs in collections get only these changes.
    public static IReadOnlyList<Change> Moves { get; } =
    [
        new("add-end", "add at the end", (draft, type) => draft.With(type with { Members = [.. type.Members, New(type)] })),
        new("add-middle", "add in the middle", (draft, type) =>
            draft.With(type with
            {
                Members = [.. type.Members.Take(type.Members.Count / 2), New(type), .. type.Members.Skip(type.Members.Count / 2)],
            })),
        new("remove", "remove", (draft, type) => type.Members.Count > 1 && type.FindPlain() is { } gone
            ? draft.With(type with { Members = [.. type.Members.Where(member => member != gone)] })
            : null),
        new("rename", "rename", (draft, type) => Rename(draft, type)),
        new("reorder", "move", (draft, type) => type.FindPlain(member => member != type.Members[0]) is { } moved
            ? draft.With(type with { Members = [moved, .. type.Members.Where(member => member != moved)] })
            : null),
        new("swap", "swap two of a type", Swap),
    ];

    public static IReadOnlyList<Change> All { get; } =
    [
        .. Moves,
        new(Kept, "rename, name kept", (draft, type) => Rename(draft, type, isKept: true)),
        new("widen", "widen", (draft, type) => Resize(draft, type, Widths)),
        new("narrow", "narrow", (draft, type) => Resize(draft, type, Narrowings)),
        new("narrow-beyond", "narrow, too large", (draft, type) => Resize(draft, type, Narrowings, exceeds: true)),
        new("to-nullable", "to nullable", (draft, type) => Retype(
            draft, type, member => member.Value is { IsFixedWidth: true }, member => member.Type + "?")),
        new("from-nullable", "from nullable", (draft, type) => Retype(
            draft, type, member => member.Value is { IsNullableValue: true }, member => member.Type.TrimEnd('?'))),
        new("to-list", "value to list", (draft, type) => Retype(
            draft,
            type,
            member => member.Value is { Kind: Kind.Int32 or Kind.String, IsNullableValue: false },
            member => $"global::System.Collections.Generic.List<{member.Type}>")),
        new("enum-member", "new enum member", AddEnumMember),
        new("new-case", "new case of a hierarchy", AddCase),
    ];

    public static Type? NarrowerOf(DraftMember changed) =>
        Widths.Where(pair =>
                (changed.Value.Type == pair.Wide && changed.Type == TextOf(pair.Narrow))
                || (changed.Value.Type == pair.Narrow && changed.Type == TextOf(pair.Wide)))
            .Select(pair => pair.Narrow).FirstOrDefault();

    private static DraftMember New(DraftClass type) =>
        new(Added, TextOf(typeof(int)), type.Members.Max(member => member.Number) + 1, ValueShape.Of(typeof(int)));

    private static Draft? Rename(Draft draft, DraftClass type, bool isKept = false) => type.FindPlain() is { } old
        ? draft.With(type.Replace(
            old, old with { Name = old.Name + "Renamed", IsChanged = true, KeptName = isKept ? old.Name : null }))
        : null;

    private static Draft? Swap(Draft draft, DraftClass type)
    {
        DraftMember[]? two =
            type.Members.GroupBy(member => member.Type).Select(group => group.Take(2).ToArray()).FirstOrDefault(pair => pair.Length == 2);
        return two is null ? null : draft.With(type with
        {
            Members = [.. type.Members.Select(member => member == two[0] ? two[1] : member == two[1] ? two[0] : member)],
        });
    }

    private static Draft? Resize(Draft draft, DraftClass type, IEnumerable<(Type From, Type To)> sizes, bool exceeds = false) =>
        sizes.Select(size => Retype(
            draft, type, member => !member.Value.IsNullableValue && member.Value.Type == size.From, _ => TextOf(size.To), exceeds))
            .FirstOrDefault(changed => changed is not null);

    private static Draft? Retype(
        Draft draft, DraftClass type, Func<DraftMember, bool> condition, Func<DraftMember, string> retype, bool exceeds = false) =>
        type.FindPlain(condition) is { } old
            ? draft.With(type.Replace(old, old with { Type = retype(old), IsChanged = true, ExceedsNarrow = exceeds }))
            : null;

    private static Draft? AddEnumMember(Draft draft, DraftClass type)
    {
        if (type.FindPlain(member => member.Value is { Kind: Kind.Enum, IsNullableValue: false }) is not { } holder
            || draft.Enums.First(one => one.Name == holder.Type) is not { } known
            || known.Members.Select(member => decimal.Parse(member.Value)).DefaultIfEmpty(-1).Max() is var highest
                && highest >= sbyte.MaxValue)
        {
            return null;
        }

        var changed = known with { Members = [.. known.Members, (Added, (highest + 1).ToString())] };
        return draft.With(type.Replace(holder, holder with { IsChanged = true })) with
        {
            Enums = [.. draft.Enums.Select(one => one == known ? changed : one)],
        };
    }

    private static Draft? AddCase(Draft draft, DraftClass type)
    {
        if (type.Members.FirstOrDefault(member => member.UnionName is not null) is not { } holder)
        {
            return null;
        }

        DraftUnion known = draft.Unions.First(union => union.Name == holder.UnionName);
        var added = new DraftClass(
            $"{known.Name}{Added}", IsStruct: false, [new DraftMember(Added, TextOf(typeof(int)), 1, ValueShape.Of(typeof(int)))]);
        return draft with
        {
            Classes =
            [
                .. draft.Classes.Select(one => one with
                {
                    Members =
                    [
                        .. one.Members.Select(member => member.UnionName == known.Name ? member with { IsChanged = true } : member),
                    ],
                }),
                added,
            ],
            Unions = [.. draft.Unions.Select(union => union == known ? union with { Cases = [.. union.Cases, added.Name] } : union)],
        };
    }

    private static string TextOf(Type type) => $"global::{type.FullName}";
}
