namespace SerBench.Migration.Old;

internal static partial class RuntimeMembers
{
    private static string? DefinitionOf(object? value) =>
        value is OldObject { Type: var type } && IsWhole(type.Definition, type.Arguments.Count) ? type.Definition : null;

    private static object? Find(object? record, string member) => (record as OldObject)?.Find(member);

    private static IReadOnlyList<object?>? ValuesOf(object? record) => (record as OldObject)?.Values;

    private static Array? ArrayOf(object? value) => value is OldArray { Type.Rank: 1 } array ? array.Items : null;

    private static int LengthOf(object value) => (value as OldArray)?.Items.Length ?? 0;
}
