using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Models;

// Holds the facts for a generated binarizer as strings only, so that equal types compare equal.
/// <param name="Members">the members in the order of declaration, base class first.</param>
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
    // Counts earlier types whose file name differs only in letter case, which file systems may ignore.
    public int Namesakes { get; init; }

    public string FileName => $"{Namespace.Replace("@", "")}.{Binarizer}{(Namesakes == 0 ? "" : "." + Namesakes)}.g.cs";
}

// An [UnsafeAccessor] method for a private field or constructor.
/// <param name="Holder">the generic class around the method, with type parameters; empty if the owner is not generic.</param>
internal sealed record AccessorModel(string Holder, string Constraints, string Attribute, string Returns, string Name, string Parameters);

/// <param name="Parameters">for each parameter the ordinal of its member; empty when the value is filled after creation.</param>
internal sealed record ConstructionModel(string Call, EquatableArray<int> Parameters);

/// <param name="Get">the expression that reads the member; {0} is the object.</param>
internal sealed record MemberModel(string Name, string Type, string Get, string Set, ValueModel Value, int Number = 0)
{
    public int Wire { get; init; }

    public string? OneOf { get; init; }

    public string Facts
    {
        get
        {
            string[] facts =
            [
                .. Value.Carrier is null ? [] : new[] { $"Carrier = typeof({Value.Carrier})" },
                .. Wire == 0 ? [] : new[] { $"Wire = (WireKind){Wire}" },
                .. OneOf is null ? [] : new[] { $"OneOf = {SymbolDisplay.FormatLiteral(OneOf, quote: true)}" },
            ];
            return facts.Length == 0 ? "" : $" {{ {string.Join(", ", facts)} }}";
        }
    }
}

/// <param name="Write">code that writes a value; {0} is the Slot, {1} the value.</param>
/// <param name="Read">code that reads a value; {0} is the Slot.</param>
internal sealed record ValueModel(string Witness, string Write, string Read)
{
    // This type replaces the value's type in messages if no format knows the value's type.
    public string? Carrier { get; init; }

    public static ValueModel Through(string witness) =>
        new(witness, witness + ".Write(ref writer, {0}, {1})", witness + ".Read(ref reader, {0})");

    public static ValueModel Direct(string witness, string method, string writeArguments = "", string? readArguments = null) =>
        new(witness, $"writer.Write{method}{writeArguments}({{0}}, {{1}})", $"reader.Read{method}{readArguments ?? writeArguments}({{0}})");
}

internal sealed record RootModel(EquatableArray<TypeModel> Types, EquatableArray<DiagnosticModel> Problems);

// This location has no syntax tree, which would keep an old compilation in memory.
internal sealed record PlaceModel(string Path, TextSpan Span, LinePositionSpan Lines)
{
    public static PlaceModel? Of(Location? location) => location?.SourceTree is { } tree
        ? new PlaceModel(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span)
        : null;

    public Location ToLocation() => Location.Create(Path, Span, Lines);
}

internal sealed record DiagnosticModel(DiagnosticDescriptor Descriptor, PlaceModel? Place, EquatableArray<string> Arguments)
{
    public Diagnostic ToDiagnostic() => Diagnostic.Create(Descriptor, Place?.ToLocation(), [.. Arguments]);
}
