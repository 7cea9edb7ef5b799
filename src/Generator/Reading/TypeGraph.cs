using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

// A problem with any reached type stops the code for the root type.
internal sealed class TypeGraph(Compilation compilation, Location? place, CancellationToken cancellation)
{
    private readonly List<DiagnosticModel> _problems = [];
    private readonly Dictionary<INamedTypeSymbol, (ISymbol Member, string Path)?> _seen = new(SymbolEqualityComparer.Default);
    private readonly Queue<INamedTypeSymbol> _pending = new();

    public Compilation Compilation => compilation;

    public CarrierReader Carriers { get; } = new(compilation);

    public RootModel Read(ITypeSymbol root)
    {
        var types = new List<TypeModel>();
        if (Check(root) is { } type)
        {
            Reach(type);
        }

        while (_pending.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            INamedTypeSymbol next = _pending.Dequeue();
            if (Describe(next, SymbolEqualityComparer.Default.Equals(next, root)) is { } model)
            {
                types.Add(model);
            }
        }

        return new RootModel(_problems.Count == 0 ? new(types) : default, new(_problems));
    }

    /// <param name="by">the first member that has this type, and the member's path; null for the root.</param>
    public void Reach(INamedTypeSymbol type, (ISymbol Member, string Path)? by = null)
    {
        INamedTypeSymbol bare = type.TupleUnderlyingType ?? type;
        if (!_seen.ContainsKey(bare))
        {
            _seen.Add(bare, by);
            _pending.Enqueue(bare);
        }
    }

    public void ReportType(DiagnosticDescriptor descriptor, INamedTypeSymbol type, params string[] arguments)
    {
        bool isOwn = type.Locations.Any(location => location.IsInSource);
        (ISymbol Member, string Path)? by = isOwn ? null : _seen[type];
        string title = by is null ? SymbolNames.TitleOf(type) : $"{by.Value.Path} ({SymbolNames.TitleOf(type)})";
        Report(descriptor, by?.Member ?? type, [title, .. arguments]);
    }

    public void Report(DiagnosticDescriptor descriptor, ISymbol? symbol, params string[] arguments)
    {
        Location? own = symbol?.Locations.FirstOrDefault(
            location => location.IsInSource && Compilation.ContainsSyntaxTree(location.SourceTree!));
        _problems.Add(new DiagnosticModel(descriptor, PlaceModel.Of(own ?? place), new(arguments)));
    }

    // The compiler itself reports a missing type.
    private INamedTypeSymbol? Check(ITypeSymbol root)
    {
        var type = root as INamedTypeSymbol;
        if (type is not null && (type.IsUnboundGenericType || SymbolNames.HasTypeParameters(type)))
        {
            string title = SymbolNames.TitleOf(type.OriginalDefinition);
            string arguments = string.Join(", ", type.TypeParameters.Select(_ => "int"));
            Report(Problems.OpenGeneric, type, title, $"{title.Split('<')[0]}<{arguments}>");
            return null;
        }

        string? reason = type is null || ValueReader.IsCollection(type)
            || Carriers.Of(type) is INamedTypeSymbol { IsGenericType: true } or IArrayTypeSymbol
            ? "an array, pointer or collection is a member of something"
            : type.TypeKind == TypeKind.Enum || ValueReader.ScalarOf(type) is not null || ValueReader.PresentOf(type) is not null
                || Carriers.Of(type) is not null
                ? "a number, text, date or enum is a member of something"
                : type.IsStatic ? "a static class has no instances" : ValueReader.Refuse(type);
        if (reason is not null && root.TypeKind != TypeKind.Error)
        {
            Report(Problems.NotAnObject, root, SymbolNames.TitleOf(root), reason);
        }

        return reason is null && root.TypeKind != TypeKind.Error ? type : null;
    }

    private TypeModel? Describe(INamedTypeSymbol type, bool isRoot)
    {
        if (!SymbolNames.CanName(type, Compilation))
        {
            Report(Problems.Inaccessible, type, SymbolNames.TitleOf(type), SymbolNames.TitleOf(type));
            return null;
        }

        var accessors = new AccessorList();
        if (new StateReader(this, type, accessors).Read() is not { } members)
        {
            return null;
        }

        ConstructionModel? construction = ConstructionReader.Read(type, members, accessors, Compilation);
        if (construction is null)
        {
            ReportType(Problems.NoConstructor, type);
            return null;
        }

        bool isOwn = SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, Compilation.Assembly);
        return new TypeModel(
            SymbolNames.CodeOf(type),
            SymbolNames.TitleOf(type),
            SymbolNames.NamespaceOf(type),
            SymbolNames.BinarizerOf(type, Compilation),
            (isRoot || isOwn) && SymbolNames.IsPublic(type),
            type.IsValueType,
            type.IsSealed,
            construction,
            new(members.Select(member => member.Model)),
            new(accessors.Accessors));
    }
}
