namespace SerBench.Generator.Models;

/// <summary>A class or struct, as far as its binarizer depends on it. Strings only, so that equal types compare equal.</summary>
/// <param name="Type">The type as code names it.</param>
/// <param name="Title">The type as prose names it.</param>
/// <param name="Namespace">The namespace of the binarizer.</param>
/// <param name="Binarizer">The name of the binarizer.</param>
/// <param name="IsPublic">Whether other assemblies may use the binarizer.</param>
/// <param name="IsStruct">Whether the type is a struct.</param>
/// <param name="IsSealed">Whether an instance can be of no other type.</param>
/// <param name="Construction">How a value comes to be.</param>
/// <param name="Members">The state, as declared, base class first.</param>
/// <param name="Accessors">The extern methods that reach what code cannot name.</param>
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
    /// <summary>How many types before this one have the same file name but for letter case, which the names of files do not tell.</summary>
    public int Namesakes { get; init; }

    public string FileName => $"{Namespace.Replace("@", "")}.{Binarizer}{(Namesakes == 0 ? "" : "." + Namesakes)}.g.cs";
}
