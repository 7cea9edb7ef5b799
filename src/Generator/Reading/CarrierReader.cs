using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Reading;

// The class Carriers in SerBench.Formats must choose the same types at run time.
internal sealed class CarrierReader(Compilation compilation)
{
    private const string Cases = "SerBench.Formats.Contracts.CasesAttribute";
    private const int MaxCasesPerTuple = 7;
    private const string Generic = "System.Collections.Generic";
    private const string Immutable = "System.Collections.Immutable";
    private const string Array = "";
    private const string List = $"{Generic}.List`1";
    private const string Set = $"{Generic}.HashSet`1";
    private const string Map = $"{Generic}.Dictionary`2";

    // The carrier is the type that formats write in place of `type`, or null if formats support the type or no carrier exists.
    public ITypeSymbol? Of(ITypeSymbol type)
    {
        if (ScalarOf(type) is { } scalar)
        {
            return scalar;
        }

        if (ValueReader.PresentOf(type) is { } present)
        {
            return Of(present) is { IsValueType: true } carrier
                ? compilation.GetSpecialType(SpecialType.System_Nullable_T).Construct(carrier)
                : Of(present);
        }

        if (CasesOf(type) is { Length: > 0 } cases)
        {
            return UnionOf(cases);
        }

        if (CollectionOf(type) is not { } collection)
        {
            return null;
        }

        ITypeSymbol[] parts = [.. PartsOf(type).Select(CarrierOrSelf)];
        ITypeSymbol made = collection == Array
            ? compilation.CreateArrayTypeSymbol(parts[0])
            : compilation.GetTypeByMetadataName(collection)!.Construct(parts);
        return SymbolEqualityComparer.Default.Equals(made, type) ? null : made;
    }

    public string SurrogateOf(ITypeSymbol type)
    {
        string code = SymbolNames.CodeOf(type);
        if (Of(type) is not { } carrier)
        {
            return $"SelfSurrogate<{code}>";
        }

        if (ValueReader.PresentOf(type) is { } present)
        {
            string kind = carrier.IsValueType ? "Nullable" : "Optional";
            return $"{kind}Surrogate<{SymbolNames.CodeOf(present)}, {SymbolNames.CodeOf(CarrierOrSelf(present))}, {SurrogateOf(present)}>";
        }

        if (CasesOf(type) is { Length: > 0 } cases)
        {
            return SurrogateOf(code, cases);
        }

        string? name = CollectionOf(type) switch { null => null, Array => "Array", List => "List", Set => "Set", _ => "Map" };
        return name is null
            ? "ScalarSurrogate"
            : $"{name}Surrogate<{code}, " + string.Join(", ", PartsOf(type).Select(part =>
                $"{SymbolNames.CodeOf(part)}, {SymbolNames.CodeOf(CarrierOrSelf(part))}, {SurrogateOf(part)}")) + ">";
    }

    private INamedTypeSymbol UnionOf(ITypeSymbol[] cases) => cases.Length == 1
        ? compilation.GetTypeByMetadataName("System.ValueTuple`1")!.Construct(cases)
        : compilation.CreateTupleTypeSymbol([.. cases]);

    private string SurrogateOf(string type, ITypeSymbol[] cases)
    {
        ITypeSymbol[] rest = [.. cases.Skip(MaxCasesPerTuple)];
        string more = rest.Length == 0 ? "" : $", {SymbolNames.CodeOf(UnionOf(rest))}, {SurrogateOf(type, rest)}";
        return $"UnionSurrogate<{type}, {string.Join(", ", cases.Take(MaxCasesPerTuple).Select(SymbolNames.CodeOf))}{more}>";
    }

    private ITypeSymbol[] CasesOf(ITypeSymbol type)
    {
        if (!type.IsAbstract || type.IsSealed)
        {
            return [];
        }

        ITypeSymbol[] cases =
        [
            .. type.GetAttributes()
                .OrderBy(attribute => NameOf(attribute.AttributeClass!) != Cases)
                .SelectMany(attribute => NameOf(attribute.AttributeClass!) switch
                {
                    Cases => attribute.ConstructorArguments[0].Values.Select(value => value.Value as ITypeSymbol),
                    "System.Text.Json.Serialization.JsonDerivedTypeAttribute" => [attribute.ConstructorArguments[0].Value as ITypeSymbol],
                    _ => [],
                })
                .OfType<ITypeSymbol>().Distinct<ITypeSymbol>(SymbolEqualityComparer.Default),
        ];
        return cases.All(one => one is { TypeKind: TypeKind.Class, IsAbstract: false }
            && !SymbolNames.HasTypeParameters(one) && compilation.HasImplicitConversion(one, type)) ? cases : [];
    }

    private static string NameOf(ITypeSymbol type) => $"{type.ContainingNamespace?.ToDisplayString()}.{type.MetadataName}";

    private static IEnumerable<ITypeSymbol> PartsOf(ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? [array.ElementType] : ((INamedTypeSymbol)type).TypeArguments;

    private static string? CollectionOf(ITypeSymbol type) => type is IArrayTypeSymbol array ? (array.IsSZArray ? Array : null)
        : (type.ContainingNamespace?.ToDisplayString(), type.MetadataName) switch
        {
            ("System", "Memory`1" or "ReadOnlyMemory`1" or "ArraySegment`1") or (Immutable, "ImmutableArray`1") => Array,
            (Generic, "List`1" or "IEnumerable`1" or "ICollection`1" or "IList`1" or "IReadOnlyCollection`1" or "IReadOnlyList`1"
                    or "Queue`1" or "Stack`1" or "LinkedList`1")
                or ("System.Collections.ObjectModel", "Collection`1" or "ObservableCollection`1" or "ReadOnlyCollection`1")
                or (Immutable, "ImmutableList`1" or "IImmutableList`1" or "ImmutableQueue`1" or "IImmutableQueue`1" or "ImmutableStack`1"
                    or "IImmutableStack`1") => List,
            (Generic, "HashSet`1" or "ISet`1" or "IReadOnlySet`1" or "SortedSet`1")
                or (Immutable, "ImmutableHashSet`1" or "IImmutableSet`1" or "ImmutableSortedSet`1") => Set,
            (Generic, "Dictionary`2" or "IDictionary`2" or "IReadOnlyDictionary`2" or "SortedDictionary`2" or "SortedList`2")
                or (Immutable, "ImmutableDictionary`2" or "IImmutableDictionary`2" or "ImmutableSortedDictionary`2") => Map,
            _ => null,
        };

    private ITypeSymbol CarrierOrSelf(ITypeSymbol type) => Of(type) ?? type;

    private ITypeSymbol? ScalarOf(ITypeSymbol type) => NameOf(type) switch
    {
        "System.Half" => compilation.GetSpecialType(SpecialType.System_UInt16),
        "System.Int128" => PairOf(SpecialType.System_UInt64, SpecialType.System_Int64),
        "System.UInt128" => PairOf(SpecialType.System_UInt64, SpecialType.System_UInt64),
        "System.Numerics.BigInteger" => compilation.CreateArrayTypeSymbol(compilation.GetSpecialType(SpecialType.System_Byte)),
        "System.Uri" or "System.Version" => compilation.GetSpecialType(SpecialType.System_String),
        "System.Text.Rune" => compilation.GetSpecialType(SpecialType.System_Int32),
        _ => null,
    };

    private INamedTypeSymbol PairOf(SpecialType first, SpecialType second) =>
        compilation.CreateTupleTypeSymbol([compilation.GetSpecialType(first), compilation.GetSpecialType(second)]);
}
