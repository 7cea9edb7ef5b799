using SerBench.Engine.Outside.Emitted;

namespace SerBench.Migration.Converting;

internal sealed class MigrationBuild
{
    public const string TypesFile = "Types.cs";
    public const string MigrationFile = "Migration.cs";

    private readonly Func<Stream, object> _read;
    private readonly Dictionary<(Target, Type), Calls> _calls = [];
    private readonly Type _migration;

    private MigrationBuild(string assembly)
    {
        Assembly = assembly;
        _migration = ForeignAssembly.Load(assembly).GetType($"{TypePlan.Namespace}.{MigrationWriter.ClassName}", throwOnError: true)!;
        _read = _migration.GetMethod("Read")!.CreateDelegate<Func<Stream, object>>();
    }

    public string Assembly { get; }

    public static MigrationBuild Make(TypePlan plan, IReadOnlyList<Target> targets, string folder)
    {
        if (CSharpCompiler.File is null)
        {
            throw new UsageException(
                $"The new types must be compiled, and no .NET SDK {Environment.Version.Major} or newer is installed; "
                + "without --out nothing is compiled.");
        }

        (string types, string migration) = (TypesWriter.Write(plan, targets), MigrationWriter.Write(plan, targets));
        string build = TemporaryFolder.Create();
        foreach (string each in new[] { folder, build })
        {
            NamedFile.WriteText(Path.Combine(each, TypesFile), types);
            NamedFile.WriteText(Path.Combine(each, MigrationFile), migration);
        }

        string assembly = Path.Combine(build, $"Migrated-{Guid.NewGuid():N}.dll");
        IEnumerable<string> generators = targets.Where(target => target.Generator is not null)
            .Select(target => Path.Combine(AppContext.BaseDirectory, "generators", target.Generator!)).Where(Directory.Exists)
            .SelectMany(place => Directory.EnumerateFiles(place, "*.dll"));
        return CSharpBuild.Compile(assembly, OwnProgram.Assemblies, generators) is not { } error
            ? new MigrationBuild(assembly)
            : throw new UsageException(
                "The new types cannot be compiled: "
                + (CSharpCompiler.TryRead(error, out string? place, out string? text) ? $"{Path.GetFileName(place)}: {text}" : error)
                + ". This is a defect of 'advise'.");
    }

    public object Read(byte[] data) => _read(new MemoryStream(data, writable: false));

    public (byte[] Written, object Again) RoundTrip(Target target, object value)
    {
        Calls calls = CallsOf(target, value.GetType());
        byte[] written = calls.Write(value);
        return (written, calls.Read(written));
    }

    private Calls CallsOf(Target target, Type type)
    {
        if (!_calls.TryGetValue((target, type), out Calls? calls))
        {
            MethodInfo Find(string name) => _migration.GetMethod(name + target.Stem)!.MakeGenericMethod(type);
            _calls[(target, type)] = calls = (Calls)typeof(MigrationBuild)
                .GetMethod(nameof(Bind), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type)
                .Invoke(null, [Find("Write"), Find("Read")])!;
        }

        return calls;
    }

    private static Calls Bind<T>(MethodInfo write, MethodInfo read)
    {
        (Func<T, byte[]> writeOne, Func<byte[], T> readOne) =
            (write.CreateDelegate<Func<T, byte[]>>(), read.CreateDelegate<Func<byte[], T>>());
        return new Calls(value => writeOne((T)value), data => readOne(data)!);
    }

    private sealed record Calls(Func<object, byte[]> Write, Func<byte[], object> Read);
}
