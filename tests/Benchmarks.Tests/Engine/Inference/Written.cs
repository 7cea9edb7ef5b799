using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Types written from JSON, and what is needed to look at them.
internal static class Written
{
    public const string Root = "Root";

    private static readonly MethodInfo Check = typeof(OwnJson).GetMethod(nameof(OwnJson.Check))!;

    // The C# written from some JSON.
    public static string From(string json, bool withEnums = false)
    {
        var reader = new SampleReader();
        reader.Read(new MemoryStream(Encoding.UTF8.GetBytes(json)), "data.json");
        return SampleTypes.Write(reader, Root, "data.json", withEnums);
    }

    // The declaration of a member: everything before its accessors.
    private static string Member(string code, string name) => code.Split('\n').Select(line => line.Trim())
        .Where(line => line.StartsWith("public ", StringComparison.Ordinal) && line.Contains($" {name} {{ get; set; }}"))
        .Select(line => line[7..line.IndexOf($" {name} {{", StringComparison.Ordinal)]).First();

    public static IEnumerable<string> Members(string code, params string[] names) => names.Select(name => Member(code, name));

    // The root types of several texts, compiled together.
    public static IReadOnlyList<Type> Compile(params IReadOnlyList<string> codes)
    {
        var compilation = CSharpCompilation.Create(
            $"Written{Guid.NewGuid():n}",
            codes.Select((code, number) => CSharpSyntaxTree.ParseText(
                code.Replace($"namespace {CodeText.Namespace};", $"namespace {CodeText.Namespace}{number};"))),
            ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(CompiledAssembly.ReferenceTo),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, warningLevel: 4));
        using var stream = new MemoryStream();
        var result = compilation.Emit(stream);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics.Take(5).Select(one => $"{one}\n{one.Location.SourceTree}")));
        Assert.DoesNotContain(
            result.Diagnostics,
            one => one.Severity == DiagnosticSeverity.Warning && !one.Id.StartsWith("CS17", StringComparison.Ordinal));
        var assembly = Assembly.Load(stream.ToArray());
        return [.. codes.Select((_, number) => assembly.GetType($"{CodeText.Namespace}{number}.{Root}", throwOnError: true)!)];
    }

    public static void ReadWhole(string code, string json) => ReadWhole(Compile(code)[0], json);

    // Reads all records of some JSON as a type, as data of an own type are read: nothing may be lost.
    public static void ReadWhole(Type type, string json)
    {
        UnreadMembers members = OwnJson.FindUnread();
        foreach (JsonRecord record in new JsonRecordReader(new MemoryStream(Encoding.UTF8.GetBytes(json)), "data.json").ReadAll())
        {
            Check.MakeGenericMethod(type).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [record, "data.json", members], null);
        }
    }
}
