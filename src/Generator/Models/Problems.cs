using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Models;

internal static class Problems
{
    public static readonly DiagnosticDescriptor OpenGeneric = Error(
        "SBG001", "Open generic type",
        "{0} is generic: name each closed type on the assembly, as in [assembly: GenerateBinarizer(typeof({1}))]");

    public static readonly DiagnosticDescriptor NotAnObject = Error(
        "SBG002", "Not a class or struct with state", "No binarizer can be generated for {0}: {1}");

    public static readonly DiagnosticDescriptor UnsupportedMember = Error(
        "SBG003", "Member cannot be carried", "{0} cannot be carried: {1}; change its type or mark its field [NonSerialized]");

    public static readonly DiagnosticDescriptor Inaccessible = Error(
        "SBG004", "Type is not accessible",
        "{0} is of the type {1}, which generated code cannot name: make it internal or public, outside private and file-local types");

    public static readonly DiagnosticDescriptor NoConstructor = Error(
        "SBG005", "Type cannot be created",
        "{0} has no constructor without parameters, nor a public one whose parameters name its members");

    public static readonly DiagnosticDescriptor HiddenState = Error(
        "SBG006", "State is out of sight",
        "{0} is of another assembly and keeps state in private members, which are out of sight ({1}): "
        + "mark it in its own assembly, or declare a type of your own");

    public static readonly DiagnosticDescriptor CapturedParameter = Error(
        "SBG007", "Captured constructor parameter",
        "{0} keeps its constructor's parameter '{1}' as state: store it in a field or property");

    public static readonly DiagnosticDescriptor MissingType = Error(
        "SBG008", "Type is not named",
        "On an assembly the attribute needs a type: [assembly: GenerateBinarizer(typeof(...))]; on a type it needs none");

    public static readonly DiagnosticDescriptor WrongNumbers = Error(
        "SBG009", "Field numbers do not fit", "{0} cannot be carried: [FieldNumber]: {1}");

    private static DiagnosticDescriptor Error(string id, string title, string message) =>
        new(id, title, message, "SerBench.Generator", DiagnosticSeverity.Error, isEnabledByDefault: true);
}
