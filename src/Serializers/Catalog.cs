using System.Reflection;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Trees;

namespace SerBench.Serializers;

/// <summary>Everything that can be bound to a model, found by discovery: every format by every access, then whatever stands beside the grid.</summary>
public sealed class Catalog
{
    private Catalog(IReadOnlyList<ISerializer> serializers) => Serializers = serializers;

    /// <summary>The serializers of this library.</summary>
    public static Catalog BuiltIn { get; } = Of(typeof(Catalog).Assembly);

    /// <summary>Sorted by id.</summary>
    public IReadOnlyList<ISerializer> Serializers { get; }

    /// <summary>Discovers all in some assemblies: formats and accesses of each pair with those of every other.</summary>
    public static Catalog Of(params IEnumerable<Assembly> assemblies) => Of(assemblies.Distinct().SelectMany(assembly => assembly.GetTypes()));

    /// <summary>Makes a catalog of those of some types that implement a contract.</summary>
    public static Catalog Of(IEnumerable<Type> candidates)
    {
        Type[] types = [.. candidates.Where(IsConcrete)];
        IAccess[] accesses = [.. Instances<IAccess>(types)];
        var grid = from format in types
                   where format.IsAssignableTo(typeof(IFormat))
                   from access in accesses
                   select (ISerializer)Activator.CreateInstance(typeof(GridSerializer<>).MakeGenericType(format), access)!;
        IEnumerable<ISerializer> trees = Instances<ITreeCodec>(types).Select(codec => new TreeSerializer(codec));
        return new Catalog([.. grid.Concat(Instances<ISerializer>(types)).Concat(trees).OrderBy(serializer => serializer.Id, StringComparer.Ordinal)]);
    }

    /// <summary>Whether a catalog takes something from a type: a format, an access, a serializer or a tree codec.</summary>
    public static bool Takes(Type type) => IsConcrete(type)
        && (type.IsAssignableTo(typeof(IFormat)) || (IsPart(type) && type.GetConstructor(Type.EmptyTypes) is not null));

    public ISerializer? Find(string id) => Serializers.FirstOrDefault(serializer => serializer.Id == id);

    private static bool IsConcrete(Type type) => type is { IsAbstract: false, IsInterface: false, ContainsGenericParameters: false };

    private static bool IsPart(Type type) =>
        type.IsAssignableTo(typeof(IAccess)) || type.IsAssignableTo(typeof(ISerializer)) || type.IsAssignableTo(typeof(ITreeCodec));

    private static IEnumerable<T> Instances<T>(IEnumerable<Type> types) =>
        types.Where(type => type.IsAssignableTo(typeof(T)) && type.GetConstructor(Type.EmptyTypes) is not null)
            .Select(type => (T)Activator.CreateInstance(type)!);
}
