using SerBench.Benchmarks.Engine.Outside.Emitted;
using SerBench.Benchmarks.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Engine.Outside;

// The user's plug-ins, which join the built-in serializers, and the user's type, which replaces the built-in models.
internal sealed class OpenedOutside
{
    private readonly OutsideFile _file;
    private readonly OwnData? _data;
    private readonly IOwnModel? _own;
    private string? _savedTo;

    private OpenedOutside(OutsideFile file, IReadOnlyList<Type> pluginTypes, IModel? model, OwnData? data)
    {
        (_file, _data, _own) = (file, data, model as IOwnModel);
        Catalog = PluginTypes.Join(pluginTypes);
        Models = model is null ? ModelCatalog.BuiltIn : ModelCatalog.Of(model);
    }

    public Catalog Catalog { get; }

    public ModelCatalog Models { get; }

    public bool HasPlugins => _file.Plugins.Count > 0;

    public bool HasType => _file.Type is not null;

    // Made on first use: notes count the instances, and reading a message needs no count.
    public IReadOnlyList<string> Notes => field ??= _own is null
        ? []
        : [.. _own.Notes, .. new[] { _file.Origin, _file.OriginNote }.OfType<string>(), $"Code that libraries need for it is written and compiled in {CSharpBuild.Root}."];

    public string? Altered => _data?.Altered;

    public string? OriginNote => _file.OriginNote;

    public IReadOnlyList<string> Faults { get; private init; } = [];

    // Opens plug-ins and type after another process has tried them.
    // named: types may be C# files, too.
    public static OpenedOutside Open(OutsideFile named)
    {
        OutsideFile file = named with
        {
            Plugins = [.. named.Plugins.Select(Path.GetFullPath)],
            Types = TypeSources.Compile([.. named.Types.Select(Path.GetFullPath)]),
            DataFiles = [.. named.DataFiles.Select(Path.GetFullPath)],
        };
        string path = Path.Combine(TemporaryFolder.Create(), OutsideFile.Name);
        file.Write(path);
        PluginTrial trial = PluginTrial.Of(PluginTypes.FindAll(file.Plugins), path);
        if (file.Types.Count > 0)
        {
            TypeTrial.Of(path);
        }

        OutsideFile tried = OutsideFile.Read(path) with { PluginTypes = [.. trial.Usable.Select(PluginTypes.NameOf)] };
        tried.Write(path);
        return Open(path, trial.Faults);
    }

    // Opens the user's type and data for the first time, in a separate process: their code may crash or never return.
    public static OpenedOutside OpenFirst(OutsideFile file)
    {
        Type type = TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        var source = new Remembering(file.DataFiles.Count == 0 ? null : new JsonFiles(file.DataFiles));
        IModel model = OwnModelFactory.Create(type, source.IsEmpty ? null : source, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(
            file with { Types = [type.Assembly.Location], Type = TypeFinder.NameOf(type), DataFiles = [] }, [], model, source.Found);
    }

    // Opens what another process of the same run has opened before.
    public static OpenedOutside Open(string path) => Open(path, faults: []);

    private static OpenedOutside Open(string path, IReadOnlyList<string> faults)
    {
        OutsideFile file = OutsideFile.Read(path);
        IReadOnlyList<Type> plugins =
            [.. PluginTypes.FindAll(file.Plugins).Where(type => file.PluginTypes?.Contains(PluginTypes.NameOf(type)) == true)];
        Type? type = file.Type is null ? null : TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        var source = new Remembering(file.Data is null ? null : new KeptRecords(Path.Combine(Path.GetDirectoryName(path)!, Path.GetFileName(file.Data)), file.DataDescription!, file.DataAltered));
        IModel? model = type is null
            ? null
            : OwnModelFactory.Create(type, source.IsEmpty ? null : source, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(file, plugins, model, source.Found) { _savedTo = path, Faults = faults };
    }

    public string File => _savedTo!;

    public OutsideFile Named => _file;

    public string SaveTo(string folder)
    {
        OutsideFile file = _file.WithHashes();
        if (_data is not null)
        {
            file = file with { Data = "data.jsonl", DataDescription = _data.Description, DataAltered = _data.Altered };
            NamedFile.Write(Path.Combine(folder, file.Data), path => KeptRecords.Write(path, _data));
        }

        _savedTo = Path.Combine(folder, OutsideFile.Name);
        file.Write(_savedTo);
        return _savedTo;
    }

    // Only a method with the static type can find the records, but other methods need them.
    private sealed class Remembering(IDataSource? source) : IDataSource
    {
        public bool IsEmpty => source is null;

        public OwnData? Found { get; private set; }

        public OwnData Find<T>(OwnTypeOptions options) => Found = source!.Find<T>(options);
    }
}
