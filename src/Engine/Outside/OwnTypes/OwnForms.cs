namespace SerBench.Engine.Outside.OwnTypes;

internal static class OwnForms
{
    public const string Begin = "Other languages must know how the library writes ";

    public static IEnumerable<string> Say(Type root)
    {
        string[] members =
        [
            .. ShapeCheck.FindAll(root, value => value.Kind is >= Kind.Decimal and <= Kind.TimeOnly ? $"{value.Kind}" : null)
                .Where(found => Enum.TryParse<Kind>(found.Reason, out _)).Select(found => $"{found.Path} ({found.Reason})"),
        ];
        return members.Length == 0 ? [] : [$"{Begin}{string.Join(", ", members)}."];
    }
}
