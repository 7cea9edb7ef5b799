using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Models;

/// <summary>A class or struct, with all facts for its binarizer. It holds only strings, so that equal types compare equal.</summary>
/// <param name="Type">The type as code writes it.</param>
/// <param name="Title">The type as messages write it.</param>
/// <param name="IsPublic">True if other assemblies may use the binarizer.</param>
/// <param name="IsSealed">True if every instance has exactly this type.</param>
/// <param name="Members">The state, as declared, base class first.</param>
/// <param name="Accessors">The extern methods for members that code cannot name.</param>
internal sealed record TypeModel(
    string Type,
    string Title,
    string Namespace,
    string Binarizer,
    bool IsPublic,
    bool IsStruct,
    bool IsSealed,
    ConstructionModel Construction,
    EquatableArray<MemberModel> Members,
    EquatableArray<AccessorModel> Accessors)
{
    /// <summary>The number of earlier types whose file name differs only in letter case, which file systems may ignore.</summary>
    public int Namesakes { get; init; }

    public string FileName => $"{Namespace.Replace("@", "")}.{Binarizer}{(Namesakes == 0 ? "" : "." + Namesakes)}.g.cs";
}

/// <summary>An extern method through which the runtime gives access to a private field or constructor.</summary>
/// <param name="Holder">The generic class that holds it, with type parameters and constraints; empty if the owner is not generic.</param>
/// <param name="Constraints">The constraints of the holder's type parameters, equal to those of the owner.</param>
internal sealed record AccessorModel(string Holder, string Constraints, string Attribute, string Returns, string Name, string Parameters);

/// <summary>How a value is created.</summary>
/// <param name="Call">The called method, without arguments: <c>new Person</c> or an accessor; empty for a struct.</param>
/// <param name="Parameters">For each parameter the ordinal of the member it sets; empty when the value is filled after creation.</param>
internal sealed record ConstructionModel(string Call, EquatableArray<int> Parameters);

/// <summary>A field or an automatic property.</summary>
/// <param name="Get">The expression that reads it; {0} is the object.</param>
/// <param name="Set">The expression to assign to; {0} is the object.</param>
/// <param name="Write">The call that writes it; {0} is the slot, {1} the value.</param>
/// <param name="Read">The call that reads it; {0} is the slot.</param>
/// <param name="Number">Its pinned number; 0 if it is not pinned.</param>
internal sealed record MemberModel(string Name, string Type, string Get, string Set, string Write, string Read, int Number = 0)
{
    /// <summary>The type that stands in messages as code writes it, if no format knows the member's own; else null.</summary>
    public string? Carrier { get; init; }

    /// <summary>The special encoding in protobuf, as the number of a WireKind; 0 if there is none.</summary>
    public int Wire { get; init; }

    /// <summary>The oneof that it belongs to; null if it belongs to none.</summary>
    public string? OneOf { get; init; }

    /// <summary>The initializer of the facts beyond name, type and number; empty if there are none.</summary>
    public string Facts
    {
        get
        {
            string[] facts =
            [
                .. Carrier is null ? [] : new[] { $"Carrier = typeof({Carrier})" },
                .. Wire == 0 ? [] : new[] { $"Wire = (WireKind){Wire}" },
                .. OneOf is null ? [] : new[] { $"OneOf = {SymbolDisplay.FormatLiteral(OneOf, quote: true)}" },
            ];
            return facts.Length == 0 ? "" : $" {{ {string.Join(", ", facts)} }}";
        }
    }
}

/// <summary>The result of one attribute: the binarizers of all types reached from a root, or the problem that prevents them.</summary>
internal sealed record RootModel(EquatableArray<TypeModel> Types, EquatableArray<DiagnosticModel> Problems);

/// <summary>A location without its syntax tree. The tree would keep an old compilation in memory.</summary>
internal sealed record PlaceModel(string Path, TextSpan Span, LinePositionSpan Lines)
{
    public static PlaceModel? Of(Location? location) => location?.SourceTree is { } tree
        ? new PlaceModel(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span)
        : null;

    public Location ToLocation() => Location.Create(Path, Span, Lines);
}

/// <summary>A problem found while reading. It becomes a diagnostic if no equal one was reported before.</summary>
internal sealed record DiagnosticModel(DiagnosticDescriptor Descriptor, PlaceModel? Place, EquatableArray<string> Arguments)
{
    public Diagnostic ToDiagnostic() => Diagnostic.Create(Descriptor, Place?.ToLocation(), [.. Arguments]);
}
