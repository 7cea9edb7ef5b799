using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.OwnTypes;

// The root of a message must be a concrete class, so an abstract class or interface becomes the one member of a new class.
internal static class Envelope
{
    private const string Mark = "SerBench.Envelope";
    private const string Begin = "{\"Value\":";

    public static bool Is(Type type) => type.Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Any(note => note.Key == Mark);

    public static Type Of(Type root)
    {
        string name = NameOf(root);
        string text = $$"""
            [assembly: System.Reflection.AssemblyMetadata("{{Mark}}", "")]

            public sealed class {{name}}
            {
                public {{CSharp.NameOf(root)}} Value { get; set; } = null!;
            }

            """;
        string assembly = TypeSources.Compile(name, [(name + TypeSources.Extension, text)], CSharpBuild.NeededBy(root.Assembly, []), []);
        return ForeignAssembly.Load(assembly).GetType(name)!;
    }

    public static string Say(Type root) =>
        $"{TypeFinder.NameOf(root)} is abstract, so it is measured as the one member of a class, {NameOf(root)}.";

    public static JsonRecord Wrap(JsonRecord record) => record with
    {
        Utf8 = (byte[])[.. Encoding.UTF8.GetBytes(Begin), .. record.Utf8.Span, (byte)'}'],
        Column = record.Column - Begin.Length,
    };

    private static string NameOf(Type root) => CSharp.Stem(root) + "Message";
}
