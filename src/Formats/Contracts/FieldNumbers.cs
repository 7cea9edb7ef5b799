namespace SerBench.Formats.Contracts;

// Picks the attribute that numbers the members. src/Generator has the same rule.
internal static class FieldNumbers
{
    private const int Highest = (1 << 29) - 1;
    private const int FirstReserved = 19_000;
    private const int LastReserved = 19_999;

    private const string Reflects = "Reads the attributes of members.";

    private static readonly Func<CustomAttributeData, int?>[] Kinds =
    [
        attribute => attribute.AttributeType == typeof(FieldNumberAttribute) ? (int)attribute.ConstructorArguments[0].Value! : null,
        attribute => attribute.AttributeType.FullName == "ProtoBuf.ProtoMemberAttribute" ? FirstNumber(attribute) : null,
        attribute => attribute.AttributeType.FullName == "MessagePack.KeyAttribute" ? FirstNumber(attribute) + 1 : null,
        attribute => attribute.AttributeType.FullName == "System.Runtime.Serialization.DataMemberAttribute"
            ? attribute.NamedArguments.Where(argument => argument.MemberName == "Order")
                .Select(argument => argument.TypedValue.Value as int?).FirstOrDefault()
            : null,
    ];

    [RequiresUnreferencedCode(Reflects)]
    public static int[]? Find(IReadOnlyList<FieldInfo> fields) =>
        Kinds.Select(kind => Read(fields, kind)).Where(numbers => WhyNot(numbers) is null).Select(numbers => numbers.Cast<int>().ToArray())
            .FirstOrDefault();

    [RequiresUnreferencedCode(Reflects)]
    public static string? FindProblem(IReadOnlyList<FieldInfo> fields) =>
        Read(fields, Kinds[0]) is var numbers && numbers.Any(number => number is not null) && WhyNot(numbers) is { } reason
            ? $"[FieldNumber]: {reason}"
            : null;

    private static string? WhyNot(int?[] numbers) =>
        numbers.Length == 0 || numbers.Contains(null) ? "all members need a number, or none"
        : numbers.FirstOrDefault(number => number is < 1 or > Highest or (>= FirstReserved and <= LastReserved)) is { } wrong
            ? $"{wrong} is not from 1 to 18,999 or from 20,000 to 536,870,911"
        : numbers.GroupBy(number => number).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"two members have the number {twice.Key}"
        : null;

    [RequiresUnreferencedCode(Reflects)]
    private static int?[] Read(IReadOnlyList<FieldInfo> fields, Func<CustomAttributeData, int?> kind) =>
        [.. fields.Select(field => CarrierOf(field).CustomAttributes.Select(kind).FirstOrDefault(number => number is not null))];

    // The attribute of an automatic property is on the property, not on its field.
    [RequiresUnreferencedCode(Reflects)]
    internal static MemberInfo CarrierOf(FieldInfo field) =>
        TypeReader.NameOf(field) is var name && name != field.Name
        && field.DeclaringType!.GetProperty(
            name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly) is { } property
            ? property
            : field;

    private static int? FirstNumber(CustomAttributeData attribute) =>
        attribute.ConstructorArguments is [{ Value: int number }, ..] ? number : null;
}
