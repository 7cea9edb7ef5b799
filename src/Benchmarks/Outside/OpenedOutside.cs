using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Outside.OwnTypes;
using SerBench.Benchmarks.Outside.Plugins;
using SerBench.Benchmarks.Usage;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Outside;

/// <summary>Plug-ins and an own type, loaded: what commands work with instead of, or besides, what is built in.</summary>
internal sealed class OpenedOutside
{
    private readonly OutsideFile _file;
    private readonly OwnData? _data;
    private string? _savedTo;

    private OpenedOutside(OutsideFile file, IReadOnlyList<Type> pluginTypes, IModel? model, OwnData? data)
    {
        (_file, _data) = (file, data);
        Catalog = PluginTypes.Join(pluginTypes);
        Models = model is null ? ModelCatalog.BuiltIn : ModelCatalog.Of(model);
        Notes = model is IOwnModel own ? own.Notes : [];
    }

    public Catalog Catalog { get; }

    /// <summary>The own type alone, or without one the models that are built in.</summary>
    public ModelCatalog Models { get; }

    public bool HasPlugins => _file.Plugins.Count > 0;

    public bool HasType => _file.Type is not null;

    /// <summary>What a reader of the figures must know.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Types of plug-ins that cannot be used, and why.</summary>
    public IReadOnlyList<string> Faults { get; private init; } = [];

    /// <summary>Opens what the caller brings, all of which another process has tried first.</summary>
    public static OpenedOutside Open(OutsideRequest request)
    {
        var file = new OutsideFile
        {
            Plugins = [.. request.Plugins.Select(Path.GetFullPath)],
            Types = [.. request.Types.Select(Path.GetFullPath)],
            Type = request.Type,
            DataFiles = [.. request.Data.Select(Path.GetFullPath)],
            Seed = request.Making.Seed,
            Count = request.Making.Count,
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

    /// <summary>Opens the own type and the data that the caller named, in a process that may never come back from that.</summary>
    public static OpenedOutside OpenFirst(OutsideFile file)
    {
        Type type = TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        var source = new Remembering(file.DataFiles.Count == 0 ? null : new JsonFiles(file.DataFiles));
        IModel model = OwnModelFactory.Create(type, source.IsEmpty ? null : source, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(file with { Types = [type.Assembly.Location], Type = TypeFinder.NameOf(type), DataFiles = [] }, [], model, source.Found);
    }

    /// <summary>Opens what another process of the same run has opened before.</summary>
    public static OpenedOutside Open(string path) => Open(path, faults: []);

    private static OpenedOutside Open(string path, IReadOnlyList<string> faults)
    {
        OutsideFile file = OutsideFile.Read(path);
        IReadOnlyList<Type> plugins =
            [.. PluginTypes.FindAll(file.Plugins).Where(type => file.PluginTypes?.Contains(PluginTypes.NameOf(type)) == true)];
        Type? type = file.Type is null ? null : TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        var source = new Remembering(file.Data is null ? null : new KeptRecords(Path.Combine(Path.GetDirectoryName(path)!, file.Data), file.DataDescription!));
        IModel? model = type is null
            ? null
            : OwnModelFactory.Create(type, source.IsEmpty ? null : source, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(file, plugins, model, source.Found) { _savedTo = path, Faults = faults };
    }

    /// <summary>The file from which other processes open the same.</summary>
    public string File => _savedTo!;

    public string SaveTo(string folder)
    {
        OutsideFile file = _file;
        if (_data is not null)
        {
            file = file with { Data = "data.jsonl", DataDescription = _data.Description };
            NamedFile.Write(Path.Combine(folder, file.Data), path => KeptRecords.Write(path, _data));
        }

        _savedTo = Path.Combine(folder, OutsideFile.Name);
        file.Write(_savedTo);
        return _savedTo;
    }

    // The records are found by a method that knows the type; they are wanted where nobody does.
    private sealed class Remembering(IDataSource? source) : IDataSource
    {
        public bool IsEmpty => source is null;

        public OwnData? Found { get; private set; }

        public OwnData Find<T>(OwnTypeOptions options) => Found = source!.Find<T>(options);
    }
}

/// <summary>What the caller brings.</summary>
/// <param name="Plugins">Assemblies of plug-ins.</param>
/// <param name="Types">Assemblies in which the own type is looked for.</param>
/// <param name="Type">Its name.</param>
/// <param name="Data">Files of JSON.</param>
/// <param name="Making">How instances are made.</param>
internal sealed record OutsideRequest(
    IReadOnlyList<string> Plugins, IReadOnlyList<string> Types, string? Type, IReadOnlyList<string> Data, OwnTypeOptions Making);
