using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Reading;

// Numbers in attributes count only if all members of the type have valid, different numbers, as in FieldNumbers of src/Formats.
internal static class PinnedNumbers
{
    private const int Highest = (1 << 29) - 1;
    private const int FirstReserved = 19_000;
    private const int LastReserved = 19_999;

    private static readonly Func<AttributeData, int?>[] Kinds =
    [
        attribute => NameOf(attribute) == "SerBench.Formats.Contracts.FieldNumberAttribute" ? FirstNumber(attribute) : null,
        attribute => NameOf(attribute) == "ProtoBuf.ProtoMemberAttribute" ? FirstNumber(attribute) : null,
        attribute => NameOf(attribute) == "MessagePack.KeyAttribute" ? FirstNumber(attribute) + 1 : null,
        attribute => NameOf(attribute) == "System.Runtime.Serialization.DataMemberAttribute"
            ? attribute.NamedArguments.Where(argument => argument.Key == "Order")
                .Select(argument => argument.Value.Value as int?).FirstOrDefault()
            : null,
    ];

    /// <param name="problem">the reason why numbers of [FieldNumber] cannot be used.</param>
    public static IReadOnlyList<MemberSymbol> Apply(IReadOnlyList<MemberSymbol> members, out string? problem)
    {
        int?[][] found = [.. Kinds.Select(kind => Read(members, kind))];
        problem = found[0].Any(number => number is not null) ? WhyNot(found[0]) : null;
        return found.FirstOrDefault(numbers => WhyNot(numbers) is null) is { } pinned
            ? [.. members.Select((member, i) => member with { Model = member.Model with { Number = pinned[i]!.Value } })
                .OrderBy(member => member.Model.Number)]
            : members;
    }

    private static string? WhyNot(int?[] numbers) =>
        numbers.Length == 0 || numbers.Contains(null) ? "all members need a number, or none"
        : numbers.FirstOrDefault(number => number is < 1 or > Highest or (>= FirstReserved and <= LastReserved)) is { } wrong
            ? $"{wrong} is not from 1 to 18,999 or from 20,000 to 536,870,911"
        : numbers.GroupBy(number => number).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"two members have the number {twice.Key}"
        : null;

    private static int?[] Read(IReadOnlyList<MemberSymbol> members, Func<AttributeData, int?> kind) =>
        [.. members.Select(member => member.Symbol?.GetAttributes().Select(kind).FirstOrDefault(number => number is not null))];

    private static string? NameOf(AttributeData attribute) => attribute.AttributeClass?.ToDisplayString();

    private static int? FirstNumber(AttributeData attribute) =>
        attribute.ConstructorArguments.Length > 0 && attribute.ConstructorArguments[0].Value is int number ? number : null;
}
