using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

internal sealed class ValueReader(TypeGraph graph, ISymbol member)
{
    public ValueModel? Read(ITypeSymbol type, string path)
    {
        if (graph.Carriers.Of(type) is { } carrier)
        {
            if (!IsNamed(type, path) || Read(carrier, path) is not { } carried)
            {
                return null;
            }

            string code = SymbolNames.CodeOf(carrier);
            string witness = $"SurrogateValue<{SymbolNames.CodeOf(type)}, {code}, {graph.Carriers.SurrogateOf(type)}, {carried.Witness}>";
            return ValueModel.Through(witness) with { Carrier = code };
        }

        if (PresentOf(type) is { } inner)
        {
            return Read(inner, path) is { } value
                ? ValueModel.Through($"NullableValue<{SymbolNames.CodeOf(inner)}, {value.Witness}>")
                : null;
        }

        if (ScalarOf(type) is { } scalar)
        {
            return ValueModel.Direct($"Scalar.{scalar}", scalar);
        }

        return type.TypeKind == TypeKind.Error ? null : ReadComposite(type, path);
    }

    public static string? ScalarOf(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Boolean => "Boolean",
        SpecialType.System_Byte => "Byte",
        SpecialType.System_SByte => "SByte",
        SpecialType.System_Int16 => "Int16",
        SpecialType.System_UInt16 => "UInt16",
        SpecialType.System_Int32 => "Int32",
        SpecialType.System_UInt32 => "UInt32",
        SpecialType.System_Int64 => "Int64",
        SpecialType.System_UInt64 => "UInt64",
        SpecialType.System_Char => "Char",
        SpecialType.System_Single => "Single",
        SpecialType.System_Double => "Double",
        SpecialType.System_Decimal => "Decimal",
        SpecialType.System_String => "String",
        SpecialType.System_DateTime => "DateTime",
        _ when type.TypeKind == TypeKind.Struct && SpaceOf(type) == "System" && type.ContainingType is null =>
            type.Name is "Guid" or "DateTimeOffset" or "TimeSpan" or "DateOnly" or "TimeOnly" ? type.Name : null,
        _ => null,
    };

    public static ITypeSymbol? PresentOf(ITypeSymbol type) =>
        type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T ? ((INamedTypeSymbol)type).TypeArguments[0] : null;

    public static bool IsCollection(INamedTypeSymbol type) => CollectionOf(type) is not null;

    // Returns the reason, worded as at run time, why the type cannot be an object.
    public static string? Refuse(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_Object } or { TypeKind: TypeKind.Dynamic } => "an 'object' member needs type names in the data",
        { TypeKind: TypeKind.Interface } =>
            "an interface does not say which class to create; declare a class or an interface of a collection, "
            + "or name its classes by [Cases]",
        { TypeKind: TypeKind.Delegate } or { SpecialType: SpecialType.System_Delegate or SpecialType.System_MulticastDelegate } =>
            "a delegate cannot leave the process",
        { IsAbstract: true, TypeKind: TypeKind.Class } =>
            "an abstract class does not say which class to create; declare a class that can be created, or name its classes by [Cases]",
        { TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer } or { IsRefLikeType: true } =>
            "pointers and ref structs cannot leave memory",
        _ when SpaceOf(type) is "System" or "System.Collections" or "System.Collections.Generic" or "System.Threading" =>
            type.IsTupleType || IsPair(type) || IsTuple(type) ? null : $"no mapping for {type.Name}; declare a type of your own",
        _ => null,
    };

    public static bool IsPair(ITypeSymbol type) => type.MetadataName == "KeyValuePair`2" && SpaceOf(type) == "System.Collections.Generic";

    public static bool IsTuple(ITypeSymbol type) =>
        type.MetadataName.StartsWith("Tuple`", StringComparison.Ordinal) && SpaceOf(type) == "System";

    private static string? SpaceOf(ITypeSymbol type) => type.ContainingNamespace?.ToDisplayString();

    private static string? CollectionOf(ITypeSymbol type) => SpaceOf(type) != "System.Collections.Generic" ? null : type.MetadataName switch
    {
        "List`1" => "List",
        "HashSet`1" => "Set",
        "Dictionary`2" => "Map",
        _ => null,
    };

    private ValueModel? ReadComposite(ITypeSymbol type, string path)
    {
        if (!IsNamed(type, path))
        {
            return null;
        }

        string code = SymbolNames.CodeOf(type);
        if (type is IArrayTypeSymbol array)
        {
            return ReadArray(array, code, path);
        }

        if (CollectionOf(type) is { } collection)
        {
            return collection == "Map"
                ? ReadMap((INamedTypeSymbol)type, code, path)
                : ReadCollection((INamedTypeSymbol)type, code, collection, path);
        }

        if (type.TypeKind == TypeKind.Enum)
        {
            return ValueModel.Direct($"EnumValue<{code}>", "Enum", "", $"<{code}>");
        }

        if (Refuse(type) is { } reason)
        {
            graph.Report(Problems.UnsupportedMember, member, path, reason);
            return null;
        }

        var named = (INamedTypeSymbol)type;
        graph.Reach(named, (member, path));
        string arguments = $"<{code}, {SymbolNames.BinarizerCodeOf(named, graph.Compilation)}>";
        return ValueModel.Direct($"ObjectValue{arguments}", "Object", arguments);
    }

    private bool IsNamed(ITypeSymbol type, string path)
    {
        bool canName = SymbolNames.CanName(type, graph.Compilation);
        if (!canName)
        {
            graph.Report(Problems.Inaccessible, member, path, SymbolNames.TitleOf(type));
        }

        return canName;
    }

    private ValueModel? ReadArray(IArrayTypeSymbol array, string code, string path)
    {
        string item = SymbolNames.CodeOf(array.ElementType);
        if (graph.Carriers.Of(array.ElementType) is not null)
        {
            graph.Report(
                Problems.UnsupportedMember, member, path,
                $"no mapping for an array of several dimensions of {array.ElementType.Name}; declare an array of arrays");
            return null;
        }

        if (Read(array.ElementType, path + "[]") is not { } value)
        {
            return null;
        }

        string sequence = array.IsSZArray
            ? $"ArraySequence<{item}, {value.Witness}>"
            : $"RectangularSequence<{code}, {item}, {value.Witness}>";
        string arguments = $"<{code}, {item}, {sequence}>";
        return ValueModel.Direct($"SequenceValue{arguments}", "Sequence", arguments);
    }

    private ValueModel? ReadCollection(INamedTypeSymbol type, string code, string collection, string path)
    {
        string item = SymbolNames.CodeOf(type.TypeArguments[0]);
        return Read(type.TypeArguments[0], path + "[]") is { } value
            ? ValueModel.Through($"SequenceValue<{code}, {item}, {collection}Sequence<{item}, {value.Witness}>>")
            : null;
    }

    private ValueModel? ReadMap(INamedTypeSymbol type, string code, string path)
    {
        string key = SymbolNames.CodeOf(type.TypeArguments[0]), value = SymbolNames.CodeOf(type.TypeArguments[1]);
        ValueModel? keys = Read(type.TypeArguments[0], path + "[key]"), values = Read(type.TypeArguments[1], path + "[value]");
        return keys is null || values is null
            ? null
            : ValueModel.Through($"MapValue<{code}, {key}, {value}, DictionaryMap<{key}, {value}, {keys.Witness}, {values.Witness}>>");
    }
}
