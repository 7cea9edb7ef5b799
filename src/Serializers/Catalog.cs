using SerBench.Formats.Compression;
using SerBench.Formats.Fingerprints;
using SerBench.Serializers.Compressed;
using SerBench.Serializers.Grid;
using SerBench.Serializers.Trees;

namespace SerBench.Serializers;

public sealed class Catalog
{
    internal const string OwnBuffer = ":own-buffer";

    private static readonly List<Assembly> Own = [typeof(IFormat).Assembly, typeof(Catalog).Assembly];

    private static readonly Lazy<Catalog> Whole = new(() => Of(Own));

    private readonly IReadOnlyList<ISerializer> _onlyByName;

    private Catalog(
        IReadOnlyList<ISerializer> serializers, IReadOnlyList<ISerializer> onlyByName, IReadOnlyList<ICompressor> compressors) =>
        (Serializers, _onlyByName, Compressors) = (serializers, onlyByName, compressors);

    public static IReadOnlyList<Assembly> OwnAssemblies => Own;

    public static Catalog BuiltIn => Whole.Value;

    public IReadOnlyList<ISerializer> Serializers { get; }

    public IReadOnlyList<ICompressor> Compressors { get; }

    public static void Add(Assembly assembly)
    {
        if (!Own.Contains(assembly))
        {
            Own.Add(Whole.IsValueCreated ? throw new InvalidOperationException($"{assembly} comes after its rows were listed.") : assembly);
        }
    }

    public static IEnumerable<T> InstancesOf<T>() => Instances<T>(Own.SelectMany(assembly => assembly.GetTypes()).Where(IsConcrete));

    public static Catalog Of(params IEnumerable<Assembly> assemblies) =>
        Of(assemblies.Distinct().SelectMany(assembly => assembly.GetTypes()));

    public static Catalog Of(IEnumerable<Type> candidates)
    {
        Type[] types = [.. candidates.Where(IsConcrete)];
        IAccess[] accesses = [.. Instances<IAccess>(types)];
        ILookup<bool, ISerializer> grid = (
            from format in types
            where format.IsAssignableTo(typeof(IFormat))
            from access in accesses
            select (Mode: Mode(format, access), IsListed: !format.IsDefined(typeof(OnlyByNameAttribute))))
            .ToLookup(item => item.IsListed, item => item.Mode);
        IEnumerable<ISerializer> trees = Instances<ITreeCodec>(types).Select(codec => new TreeSerializer(codec));
        return new Catalog(
            [.. grid[true].Concat(Instances<ISerializer>(types)).Concat(trees)
                .OrderBy(serializer => serializer.Id, StringComparer.Ordinal)],
            [.. grid[false]],
            [.. Instances<ICompressor>(types)
                .OrderBy(compressor => !compressor.IsOwn).ThenBy(compressor => compressor.Id, StringComparer.Ordinal)]);
    }

    public static bool Takes(Type type) => IsConcrete(type)
        && (type.IsAssignableTo(typeof(IFormat)) || (IsPart(type) && type.GetConstructor(Type.EmptyTypes) is not null));

    public ISerializer? Find(string id) => FindPlain(id) ?? FindWrapped(id) ?? FindCompressed(id);

    public ICompressor? FindCompressor(string id) => Compressors.FirstOrDefault(compressor => compressor.Id == id);

    private ISerializer? FindPlain(string id) => Serializers.Concat(_onlyByName).FirstOrDefault(serializer => serializer.Id == id);

    private ISerializer? FindWrapped(string id) =>
        FindWrapped(id, FingerprintedFormats.Suffix, typeof(FingerprintedFormat<>))
        ?? FindWrapped(id, OwnBuffer, typeof(OwnBufferFormat<>));

    private ISerializer? FindWrapped(string id, string suffix, Type format) =>
        id.EndsWith(suffix, StringComparison.Ordinal) && FindPlain(id[..^suffix.Length]) is IGridMode plain
            ? Mode(format.MakeGenericType(plain.GetType().GetGenericArguments()), plain.Access)
            : null;

    private CompressedSerializer? FindCompressed(string id) =>
        id.LastIndexOf(CompressedSerializer.Mark) is > 0 and var mark
        && FindCompressor(id[(mark + 1)..]) is { } compressor
        && (FindPlain(id[..mark]) ?? FindWrapped(id[..mark])) is { } inner
            ? new CompressedSerializer(inner, compressor)
            : null;

    private static ISerializer Mode(Type format, IAccess access) => (ISerializer)Activator.CreateInstance(
        typeof(GridSerializer<>).MakeGenericType(format), access, (Func<string, string?>)PublishedNames.Find)!;

    private static bool IsConcrete(Type type) => type is { IsAbstract: false, ContainsGenericParameters: false };

    private static bool IsPart(Type type) =>
        type.IsAssignableTo(typeof(IAccess)) || type.IsAssignableTo(typeof(ISerializer)) || type.IsAssignableTo(typeof(ITreeCodec))
        || type.IsAssignableTo(typeof(ICompressor));

    private static IEnumerable<T> Instances<T>(IEnumerable<Type> types) =>
        types.Where(type => type.IsAssignableTo(typeof(T)) && type.GetConstructor(Type.EmptyTypes) is not null)
            .Select(type => (T)Activator.CreateInstance(type)!);
}

public static class ModelBinding
{
    public static Binding<T> Bind<T>(this ISerializer serializer, IModel<T> model) =>
        model is null ? throw new ArgumentNullException(nameof(model)) : serializer.Bind<T>();
}
