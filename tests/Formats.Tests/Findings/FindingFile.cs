using System.Text.RegularExpressions;
using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Hostile;
using SerBench.Formats.Tests.Zoo;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Findings;

// A file of a finding: reader~type~what.hex. Lines that begin with # say what happened; the others are the bytes.
internal static partial class FindingFile
{
    // Types made to take much memory.
    public static IReadOnlyList<IModel> Amplified { get; } =
    [
        .. typeof(Amplifiers).GetNestedTypes()
            .Where(type => type.IsClass)
            .Select(type => ModelOf(typeof(AmplifierModel<>), type)),
    ];

    // Types made to take much memory, the types of the zoo, and the models.
    public static IReadOnlyList<IModel> Types { get; } =
    [
        .. Amplified,
        .. ZooTypes.Single.Select(type => ModelOf(typeof(ZooModel<>), type, false)),
        .. ModelCatalog.BuiltIn.Models,
    ];

    // The serializers of ours, by names that may be part of a name of a file. The grid has one access of each format.
    public static IReadOnlyDictionary<string, ISerializer> Readers { get; } = Catalog.BuiltIn.Serializers
        .Where(serializer =>
            serializer.Family is SerializerFamily.Floor
                || (serializer.Family is SerializerFamily.Grid && HasReaderOfItsOwn(serializer.Id))
                || IsOurs(serializer))
        .Concat(new[] { "dense/compiled+schema", "dense/compiled+lz4" }.Select(id => Catalog.BuiltIn.Find(id)!))
        .ToDictionary(serializer => NotInNames().Replace(serializer.Id.Replace("/compiled", ""), "-"));

    public static string NameOf(IModel type) => Namespaces().Replace(type.Id, "");

    public static byte[] Read(string path) =>
        Convert.FromHexString(string.Concat(File.ReadLines(path).Where(line => !line.StartsWith('#'))));

    private static IModel ModelOf(Type model, Type type, params object[] arguments) =>
        (IModel)Activator.CreateInstance(model.MakeGenericType(type), arguments)!;

    private static bool HasReaderOfItsOwn(string id) => id.Split('/')[1] is "compiled" or "view" or "direct";

    private static bool IsOurs(ISerializer serializer) =>
        serializer is Serializers.Trees.TreeSerializer tree && Catalog.OwnAssemblies.Contains(tree.Library);

    [GeneratedRegex("[/:+]")]
    private static partial Regex NotInNames();

    [GeneratedRegex(@"\w+[.+](?=[\w.+]*\w)")]
    private static partial Regex Namespaces();
}
