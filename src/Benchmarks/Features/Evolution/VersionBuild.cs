using System.Runtime.Loader;
using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class VersionBuild
{
    private const string Schemas = "SerBench.Schemas.Protobuf";
    private const string Package = "package serbench;";

    // The generator of System.Text.Json needs a unique name for each context in an assembly.
    private const string Context = "Context";

    private readonly Dictionary<(string Recipe, bool IsPinned), CompiledCode> _code = [];
    private readonly Dictionary<(TypeVersion Writer, TypeVersion Changed), object[]> _values = [];
    private readonly Dictionary<TypeVersion, Type> _types;
    private readonly Assembly _assembly;

    private VersionBuild(Assembly assembly, Dictionary<TypeVersion, Type> types) => (_assembly, _types) = (assembly, types);

    public static VersionBuild Make(IReadOnlyList<TypeVersion> versions)
    {
        if (CSharpCompiler.File is null)
        {
            throw new UsageException(
                $"The versions of the type must be compiled, and no .NET SDK {Environment.Version.Major} or newer is installed.");
        }

        string text = string.Concat(versions.Select(version => version.WriteSource()));
        (string file, string? error) = CSharpBuild.Make("SerBench.Versions", [("Versions.cs", text)], OwnProgram.Assemblies);
        Assembly assembly = error is null ? AssemblyLoadContext.Default.LoadFromAssemblyPath(file)
            : throw new UsageException($"The versions of the type cannot be compiled: {CSharpBuild.Describe(error)}.");
        return new VersionBuild(
            assembly, versions.ToDictionary(version => version, version => assembly.GetType(version.FullName, throwOnError: true)!));
    }

    public Type TypeOf(TypeVersion version) => _types[version];

    public object[] ValuesOf(TypeVersion writer, TypeVersion changed)
    {
        if (!_values.TryGetValue((writer, changed), out object[]? values))
        {
            _values.Add((writer, changed), values = VersionValues.Draw(TypeOf(writer), writer, changed));
        }

        return values;
    }

    public void Announce() => EmittedCode.Add(new CodeCompiler(type => type.Assembly == _assembly, CodeOf));

    public void CompileAhead(IEnumerable<(string Recipe, bool IsPinned)> code)
    {
        var wanted = code.Distinct().ToArray();
        Task.Run(() =>
        {
            foreach ((string recipe, bool isPinned) in wanted)
            {
                CodeOf(_types.First(item => item.Key.IsPinned == isPinned).Value, BuiltInCode.Recipes.Single(known => known.Id == recipe));
            }
        });
    }

    private CompiledCode CodeOf(Type type, Recipe recipe)
    {
        if (Emitter.Refuse(recipe, type) is { } refused)
        {
            return new CompiledCode(null, refused);
        }

        bool isPinned = _types.Single(item => item.Value == type).Key.IsPinned;
        lock (_code)
        {
            if (!_code.TryGetValue((recipe.Id, isPinned), out CompiledCode? code))
            {
                _code.Add((recipe.Id, isPinned), code = Emit(recipe, isPinned));
            }

            return code;
        }
    }

    private CompiledCode Emit(Recipe recipe, bool isPinned)
    {
        var sources = new List<(string, string)> { ("Usings.cs", EmittedBuild.Usings) };
        foreach ((TypeVersion version, Type type) in
            _types.Where(item => item.Key.IsPinned == isPinned && Emitter.Refuse(recipe, item.Value) is null))
        {
            string name = version.Space[(version.Space.IndexOf('.') + 1)..];
            var emitter = new Emitter(recipe, keepsGaps: true);
            sources.Add(($"{name}.Code.cs", emitter.Write(type)
                .Replace($"namespace {recipe.Namespace};", $"namespace {recipe.Namespace}.{name};")

                // Avro finds a class by the name in the schema.
                .Replace($"\"{recipe.Namespace}.", $"\"{recipe.Namespace}.{name}.")
                .Replace(Schemas, $"{Schemas}.{name}")
                .Replace($"{type.Name}{Context}", $"{type.Name}{Context}{name}")));
            if (emitter.WriteSchema() is { } schema)
            {
                sources.Add(($"{name}.proto", schema
                    .Replace(Package, $"package serbench.{name.ToLowerInvariant()};")
                    .Replace(Schemas, $"{Schemas}.{name}")));
            }
        }

        (string file, string? error) = CSharpBuild.Make(
            "SerBench.Emitted", sources, [.. OwnProgram.Assemblies, _assembly.Location], [.. CSharpBuild.GeneratorsOf(recipe)]);
        return error is null
            ? new CompiledCode(AssemblyLoadContext.Default.LoadFromAssemblyPath(file), null)
            : new CompiledCode(null, new Unsupported(_types.First().Key.Draft.Classes[0].Name, CSharpBuild.Describe(error)));
    }
}
