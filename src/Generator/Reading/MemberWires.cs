using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Reading;

// FieldWires in src/Formats finds protobuf encodings by the same rule.
internal static class MemberWires
{
    // Assembly metadata with this key names a namespace whose text and bytes do not distinguish null from empty.
    private const string Implicit = "SerBench.ImplicitPresence";

    // These are numbers of WireKind in src/Formats. A kind for the keys of a map is shifted by two bits.
    private const int ZigZag = 1;
    private const int Fixed = 2;
    private const int KeyShift = 2;
    private const int Optional = 128;

    public static (int Kind, string? OneOf) Of(ITypeSymbol type, string carrier, ISymbol? member)
    {
        (int kind, string? oneOf) = (0, null);
        foreach (AttributeData attribute in member?.GetAttributes() ?? [])
        {
            kind |= KindOf(attribute);
            oneOf ??= attribute.AttributeClass?.Name == "WireAttribute" ? Named<string>(attribute, "OneOf") : null;
        }

        return (carrier is "string" or "byte[]" && (oneOf is not null || IsOptional(type, member)) ? kind | Optional : kind, oneOf);
    }

    private static int KindOf(AttributeData attribute) => attribute.AttributeClass?.ToDisplayString() switch
    {
        "SerBench.Formats.Contracts.WireAttribute" =>
            attribute.ConstructorArguments.Length == 1 && attribute.ConstructorArguments[0].Value is int kind ? kind & ~Optional : 0,
        "ProtoBuf.ProtoMemberAttribute" => KindOf(Named<int>(attribute, "DataFormat")),
        "ProtoBuf.ProtoMapAttribute" =>
            KindOf(Named<int>(attribute, "ValueFormat")) | (KindOf(Named<int>(attribute, "KeyFormat")) << KeyShift),
        _ => 0,
    };

    private static int KindOf(int dataFormat) => dataFormat == 1 ? ZigZag : dataFormat == 3 ? Fixed : 0;

    private static T? Named<T>(AttributeData attribute, string name) =>
        attribute.NamedArguments.FirstOrDefault(argument => argument.Key == name).Value.Value is T value ? value : default;

    private static bool IsOptional(ITypeSymbol type, ISymbol? member)
    {
        ITypeSymbol? declared = member switch
        {
            IFieldSymbol field => field.OriginalDefinition.Type,
            IPropertySymbol property => property.OriginalDefinition.Type,
            _ => null,
        };
        return !HasImplicitPresence(member)
            && (declared is null or ITypeParameterSymbol
                || (type.IsValueType
                    ? ValueReader.PresentOf(type) is not null
                    : type.NullableAnnotation != NullableAnnotation.NotAnnotated));
    }

    private static bool HasImplicitPresence(ISymbol? member) => member?.ContainingAssembly.GetAttributes().Any(attribute =>
        attribute is { AttributeClass.Name: "AssemblyMetadataAttribute", ConstructorArguments.Length: 2 }
        && attribute.ConstructorArguments[0].Value as string == Implicit
        && attribute.ConstructorArguments[1].Value as string == member.ContainingNamespace.ToDisplayString()) == true;
}
