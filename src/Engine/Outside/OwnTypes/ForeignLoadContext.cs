using System.Runtime.Loader;

namespace SerBench.Engine.Outside.OwnTypes;

// Assemblies that this program has in the same or a newer version are shared. SerBench's own assemblies are always shared, because their
// types must be this program's types.
internal sealed class ForeignLoadContext : AssemblyLoadContext
{
    private static readonly List<ForeignLoadContext> Contexts = [];

    private readonly AssemblyDependencyResolver _resolver;
    private readonly string _folder;
    private readonly PackageAssets _packages;

    // Code emitted at run time, and libraries that look up types by name, ask the default context for foreign assemblies.
    static ForeignLoadContext() => Default.Resolving += static (_, name) => FindLoaded(name);

    public ForeignLoadContext(string file)
        : base(Path.GetFileName(file))
    {
        _resolver = new AssemblyDependencyResolver(file);
        _folder = Path.GetDirectoryName(file)!;
        _packages = PackageAssets.Of(file, PackageAssets.MachineFolder);
        lock (Contexts)
        {
            Contexts.Add(this);
        }
    }

    public static bool Holds(Assembly assembly) => GetLoadContext(assembly) is ForeignLoadContext;

    protected override Assembly? Load(AssemblyName name)
    {
        if (FindShared(name) is { } shared)
        {
            return shared;
        }

        string beside = Path.Combine(_folder, name.Name + ".dll");
        string? file = _resolver.ResolveAssemblyToPath(name) ?? (File.Exists(beside) ? beside : _packages.Find(name.Name!));
        return file is null ? null : LoadFromAssemblyPath(file);
    }

    private static Assembly? FindShared(AssemblyName name)
    {
        try
        {
            Assembly own = Default.LoadFromAssemblyName(new AssemblyName(name.Name!));
            return !Holds(own) && (IsContract(name) || own.GetName().Version >= name.Version) ? own : null;
        }
        catch (Exception exception) when (exception is IOException or BadImageFormatException)
        {
            return null;
        }
    }

    private static bool IsContract(AssemblyName name) => name.Name!.StartsWith("SerBench.", StringComparison.Ordinal);

    private static Assembly? FindLoaded(AssemblyName name)
    {
        lock (Contexts)
        {
            return Contexts.SelectMany(context => context.Assemblies).FirstOrDefault(assembly => assembly.GetName().Name == name.Name);
        }
    }
}
