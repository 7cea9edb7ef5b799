using SerBench.Serializers.Compressed;

namespace SerBench.Engine.Outside.Plugins;

internal static class PluginTypes
{
    public static IReadOnlyList<Type> FindAll(IReadOnlyList<string> files) => [.. files.SelectMany(FindIn)];

    public static string NameOf(Type type) => $"{type.Assembly.GetName().Name}:{type.FullName}";

    public static Catalog Join(IReadOnlyList<Type> types)
    {
        if (types.Count == 0)
        {
            return Catalog.BuiltIn;
        }

        Catalog joined = Catalog.Of(Catalog.OwnAssemblies.SelectMany(assembly => assembly.GetTypes()).Concat(types));
        return joined.Serializers.GroupBy(serializer => serializer.Id).FirstOrDefault(group => group.Count() > 1)?.Key is { } id
            ? throw new UsageException($"Two serializers have the id '{id}'; leave one of the plug-ins out.")
            : joined;
    }

    public static bool IsForeign(ISerializer serializer) =>
        ForeignLoadContext.Holds(serializer.GetType().Assembly)
        || (serializer is IHasOrigin { Library: var library } && ForeignLoadContext.Holds(library))
        || (serializer is CompressedSerializer { Inner: var inner } && IsForeign(inner));

    private static Type[] FindIn(string file)
    {
        Assembly assembly = ForeignAssembly.Load(file);
        Type[] types = [.. ForeignAssembly.TypesOf(assembly).Where(Catalog.Takes)];
        return types.Length > 0
            ? types
            : throw new UsageException(
                $"'{Path.GetFileName(file)}' has no class that implements {nameof(IFormat)}, {nameof(IAccess)}, {nameof(ISerializer)} "
                + "or ITreeCodec and can be created without arguments.");
    }
}
