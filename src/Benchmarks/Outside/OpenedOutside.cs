using SerBench.Benchmarks.OwnTypes;
using SerBench.Benchmarks.Plugins;
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

    /// <summary>Opens what the caller brings; plug-ins are tried in another process first.</summary>
    public static OpenedOutside Open(OutsideRequest request)
    {
        var file = new OutsideFile
        {
            Plugins = [.. request.Plugins.Select(Path.GetFullPath)],
            Types = [.. request.Types.Select(Path.GetFullPath)],
            Seed = request.Making.Seed,
            Count = request.Making.Count,
        };
        IReadOnlyList<Type> candidates = PluginTypes.FindAll(file.Plugins);
        PluginTrial trial = PluginTrial.Of(candidates, file);
        Type? type = request.Types.Count == 0 ? null : TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], request.Type);
        var source = new Remembering(request.Data.Count == 0 ? null : new JsonFiles(request.Data));
        IModel? model = type is null ? null : OwnModelFactory.Create(type, source.IsEmpty ? null : source, request.Making);
        OutsideFile complete = file with
        {
            PluginTypes = [.. trial.Usable.Select(PluginTypes.NameOf)],
            Types = type is null ? [] : [type.Assembly.Location],
            Type = type is null ? null : TypeFinder.NameOf(type),
        };
        return new OpenedOutside(complete, trial.Usable, model, source.Found) { Faults = trial.Faults };
    }

    /// <summary>Opens what another process of the same run has opened before.</summary>
    public static OpenedOutside Open(string path)
    {
        OutsideFile file = OutsideFile.Read(path);
        IReadOnlyList<Type> plugins =
            [.. PluginTypes.FindAll(file.Plugins).Where(type => file.PluginTypes?.Contains(PluginTypes.NameOf(type)) == true)];
        Type? type = file.Type is null ? null : TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        var source = new Remembering(file.Data is null ? null : new KeptRecords(Path.Combine(Path.GetDirectoryName(path)!, file.Data), file.DataDescription!));
        IModel? model = type is null
            ? null
            : OwnModelFactory.Create(type, source.IsEmpty ? null : source, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(file, plugins, model, source.Found) { _savedTo = path };
    }

    /// <summary>The file from which other processes open the same; written where nobody asked for it, it goes with this process.</summary>
    public string File => _savedTo ??= SaveTo(TemporaryFolder.Create());

    public string SaveTo(string folder)
    {
        OutsideFile file = _file;
        if (_data is not null)
        {
            file = file with { Data = "data.jsonl", DataDescription = _data.Description };
            NamedFile.Write(Path.Combine(folder, file.Data), path => KeptRecords.Write(path, _data));
        }

        _savedTo = Path.Combine(folder, OutsideFile.Name);
        NamedFile.Write(_savedTo, file.Write);
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
