using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

// Reads the instance fields of a type, base class first. In another assembly, only accessible members are visible.
internal sealed class StateReader(TypeGraph graph, INamedTypeSymbol type, AccessorList accessors)
{
    private const string BackingFieldSuffix = ">k__BackingField";

    // Reference assemblies of the runtime show this placeholder for the fields of structs.
    private const string DummyField = "_dummy";

    private readonly List<MemberSymbol> _members = [];
    private readonly HashSet<string> _hidden = HiddenNames(type);
    private bool _isComplete = true;

    public IReadOnlyList<MemberSymbol>? Read()
    {
        foreach (INamedTypeSymbol level in SymbolNames.LevelsOf(type)
            .TakeWhile(level => level.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType)).Reverse())
        {
            if (ValueReader.IsPair(level))
            {
                AddField(level, "key", level.TypeArguments[0], null);
                AddField(level, "value", level.TypeArguments[1], null);
            }
            else if (ValueReader.IsTuple(level))
            {
                foreach (IPropertySymbol item in level.GetMembers().OfType<IPropertySymbol>()
                    .Where(item => item.DeclaredAccessibility == Accessibility.Public))
                {
                    Add(item.Name, item.Type, item, "{0}." + item.Name, "");
                }
            }
            else if (level.Locations.Any(location => location.IsInSource))
            {
                ReadSource(level);
            }
            else
            {
                ReadMetadata(level);
            }
        }

        if (!_isComplete)
        {
            return null;
        }

        IReadOnlyList<MemberSymbol> numbered = PinnedNumbers.Apply(_members, out string? problem);
        if (problem is not null)
        {
            Report(Problems.WrongNumbers, type, SymbolNames.TitleOf(type), problem);
            return null;
        }

        return numbered;
    }

    // A subclass declares these names again. Code with such a name would reach the wrong member.
    private static HashSet<string> HiddenNames(INamedTypeSymbol type)
    {
        HashSet<string> seen = [], hidden = [];
        foreach (INamedTypeSymbol level in SymbolNames.LevelsOf(type))
        {
            hidden.UnionWith(level.MemberNames.Where(seen.Contains));
            seen.UnionWith(level.MemberNames);
        }

        return hidden;
    }

    private void ReadSource(INamedTypeSymbol level)
    {
        if (CapturedParameters.Find(level, graph.Compilation) is { } captured)
        {
            Report(Problems.CapturedParameter, captured, SymbolNames.TitleOf(type), captured.Name);
        }

        foreach (ISymbol member in level.GetMembers().Where(member => !member.IsStatic))
        {
            if (member is IFieldSymbol { IsConst: false } field && !IsNonSerialized(field))
            {
                AddField(
                    level, field.Name, field.IsFixedSizeBuffer ? graph.Compilation.CreatePointerTypeSymbol(field.Type) : field.Type, field);
            }
            else if (member is IEventSymbol { AddMethod.IsImplicitlyDeclared: true }
                && !level.GetMembers().OfType<IFieldSymbol>().Any(own => own.Name == member.Name))
            {
                Report(Problems.UnsupportedMember, member, SymbolNames.PathOf(type, member.Name), "a delegate cannot leave the process");
            }
        }
    }

    private void ReadMetadata(INamedTypeSymbol level)
    {
        IFieldSymbol[] fields = [.. level.GetMembers().OfType<IFieldSymbol>().Where(field => !field.IsStatic && !field.IsConst)];
        if (level.IsValueType && !fields.Any(field => field.Name.StartsWith(DummyField, StringComparison.Ordinal)))
        {
            // All fields of a struct are visible, because the size of the struct depends on them. A tuple shows both its fields and the
            // names of its elements.
            foreach (IFieldSymbol field in fields
                .Where(field => !level.IsTupleType || level.OriginalDefinition.MemberNames.Contains(field.Name)))
            {
                AddField(level, field.Name, field.Type, field);
            }

            return;
        }

        IPropertySymbol[] properties =
        [
            .. level.GetMembers().OfType<IPropertySymbol>()
                .Where(property => !property.IsStatic && !property.IsIndexer && property.Name != "EqualityContract"),
        ];
        IPropertySymbol[] automatic = [.. properties.Where(property => IsCompilerGenerated(property.GetMethod))];
        IPropertySymbol? suspect =
            properties.FirstOrDefault(property => property.SetMethod is not null && !IsCompilerGenerated(property.GetMethod));
        string? doubt = level.IsValueType ? "its fields are private"
            : suspect is not null ? $"what is behind {suspect.Name}?"
            : fields.Length > 0 && automatic.Length > 0 ? "fields and properties are mixed, so their order is unknown"
            : fields.Length + properties.Length == 0 && SymbolEqualityComparer.Default.Equals(level, type) ? "nothing is visible"
            : null;
        if (doubt is not null)
        {
            graph.ReportType(Problems.HiddenState, type, doubt);
            _isComplete = false;
            return;
        }

        foreach (IFieldSymbol field in fields)
        {
            AddField(level, field.Name, field.Type, field);
        }

        foreach (IPropertySymbol property in automatic)
        {
            AddProperty(level, property, $"<{property.MetadataName}{BackingFieldSuffix}", property);
        }
    }

    private void AddField(INamedTypeSymbol level, string fieldName, ITypeSymbol fieldType, IFieldSymbol? field)
    {
        if (PropertyOf(level, fieldName, field) is { } property)
        {
            AddProperty(level, property, fieldName, IsAutomatic(property) ? property : null);
            return;
        }

        bool isNamed = field is not null && IsReachable(field) && !_hidden.Contains(fieldName);
        string direct = "{0}." + SymbolNames.Escape(fieldName);
        string accessor() => accessors.Field(level, fieldName, fieldType);
        string get = isNamed ? direct : accessor();
        Add(fieldName, fieldType, field, get, !isNamed || !field!.IsReadOnly ? get : accessor());
    }

    private static IPropertySymbol? PropertyOf(INamedTypeSymbol level, string fieldName, IFieldSymbol? field) =>
        !fieldName.EndsWith(BackingFieldSuffix, StringComparison.Ordinal)
            ? null
            : field?.AssociatedSymbol as IPropertySymbol
                ?? level.GetMembers().OfType<IPropertySymbol>().FirstOrDefault(
                    property => fieldName == $"<{property.MetadataName}{BackingFieldSuffix}");

    private void AddProperty(INamedTypeSymbol level, IPropertySymbol property, string fieldName, IPropertySymbol? automatic)
    {
        bool isPlain = automatic is { IsVirtual: false, IsOverride: false, IsAbstract: false } && !_hidden.Contains(property.Name)
            && property.ExplicitInterfaceImplementations.IsEmpty;
        string direct = "{0}." + SymbolNames.Escape(property.Name);
        string accessor() => accessors.Field(level, fieldName, property.Type);
        string get = isPlain && property.GetMethod is { } getter && IsReachable(getter) ? direct : accessor();
        string set = isPlain && property.SetMethod is { IsInitOnly: false } setter && IsReachable(setter) ? direct : accessor();
        Add(fieldName.Substring(1, fieldName.Length - BackingFieldSuffix.Length - 1), property.Type, property, get, set);
    }

    private void Add(string name, ITypeSymbol memberType, ISymbol? symbol, string get, string set)
    {
        if (new ValueReader(graph, symbol ?? type).Read(memberType, SymbolNames.PathOf(type, name)) is not { } value)
        {
            _isComplete = false;
            return;
        }

        string code = SymbolNames.CodeOf(memberType);
        (int wire, string? oneOf) = MemberWires.Of(memberType, value.Carrier ?? code, symbol);
        _members.Add(new MemberSymbol(new MemberModel(name, code, get, set, value) { Wire = wire, OneOf = oneOf }, memberType, symbol));
    }

    private void Report(DiagnosticDescriptor descriptor, ISymbol? symbol, params string[] arguments)
    {
        graph.Report(descriptor, symbol, arguments);
        _isComplete = false;
    }

    private bool IsReachable(ISymbol member) => SymbolNames.IsReachable(member, graph.Compilation);

    private static bool IsNonSerialized(IFieldSymbol field) =>
        field.GetAttributes().Any(attribute => attribute.AttributeClass?.ToDisplayString() == "System.NonSerializedAttribute");

    private static bool IsCompilerGenerated(IMethodSymbol? accessor) =>
        accessor?.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "CompilerGeneratedAttribute") == true;

    // An accessor with a body may change the value.
    private static bool IsAutomatic(IPropertySymbol property) =>
        new[] { property.GetMethod, property.SetMethod }.All(accessor => accessor is null
            || (accessor.DeclaringSyntaxReferences.IsEmpty
                ? IsCompilerGenerated(accessor) || accessor.IsImplicitlyDeclared
                : HasNoBody(accessor)));

    private static bool HasNoBody(IMethodSymbol accessor) => accessor.DeclaringSyntaxReferences.All(reference =>
        reference.GetSyntax() is AccessorDeclarationSyntax { Body: null, ExpressionBody: null } or ParameterSyntax);
}

internal sealed record MemberSymbol(MemberModel Model, ITypeSymbol Type, ISymbol? Symbol);
