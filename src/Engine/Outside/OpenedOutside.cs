using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Outside.Plugins;

namespace SerBench.Engine.Outside;

internal sealed class OpenedOutside
{
    private readonly IOwnModel? _own;

    private OpenedOutside(OutsideFile file, IReadOnlyList<Type> pluginTypes, IModel? model)
    {
        (Named, _own) = (file, model as IOwnModel);
        Catalog = PluginTypes.Join(pluginTypes);
        Models = model is null ? ModelCatalog.BuiltIn : ModelCatalog.Of(model);
    }

    public Catalog Catalog { get; }

    public ModelCatalog Models { get; }

    public OutsideFile Named { get; }

    public bool HasPlugins => Named.Plugins.Count > 0;

    public bool HasType => Named.Type is not null;

    public IReadOnlyList<string> Notes => field ??= _own is null
        ? []
        :
        [
            .. _own.Notes,
            .. new[] { Named.Origin, Named.OriginNote }.OfType<string>(),
            "Code that libraries need for it is written and compiled in "
                + $"{(Repository.Clone is { } clone ? Path.GetRelativePath(clone, CSharpBuild.Root) : CSharpBuild.Root)}.",
        ];

    public string? Altered => _own?.Data?.Altered;

    public string? OriginNote => Named.OriginNote;

    public IReadOnlyList<string> Faults { get; private init; } = [];

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

    // Code of a user's type may crash or never return, so a separate process opens the type and data for the first time.
    public static OpenedOutside OpenFirst(OutsideFile file)
    {
        Type named = TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        Type type = named.IsAbstract ? Envelope.Of(named) : named;
        IModel model = OwnModelFactory.Create(
            type, file.DataFiles.Count == 0 ? null : new JsonFiles(file.DataFiles), new OwnTypeOptions(file.Seed, file.Count));
        string[] notes = [.. new[] { file.OriginNote, named == type ? null : Envelope.Say(named) }.OfType<string>()];
        return new OpenedOutside(
            file with
            {
                Types = [.. new[] { named, type }.Select(one => one.Assembly.Location).Distinct()],
                Type = TypeFinder.NameOf(type),
                OriginNote = notes.Length == 0 ? null : string.Join(' ', notes),
                DataFiles = [],
            },
            [],
            model);
    }

    public static OpenedOutside Open(string path, params IReadOnlyList<string> faults)
    {
        OutsideFile file = OutsideFile.Read(path);
        IReadOnlyList<Type> plugins =
            [.. PluginTypes.FindAll(file.Plugins).Where(type => file.PluginTypes?.Contains(PluginTypes.NameOf(type)) == true)];
        Type? type = file.Type is null ? null : TypeFinder.Find([.. file.Types.Select(ForeignAssembly.Load)], file.Type);
        KeptRecords? kept = file.Data is null ? null : new KeptRecords(
            Path.Combine(Path.GetDirectoryName(path)!, Path.GetFileName(file.Data)), file.DataDescription!, file.DataAltered);
        IModel? model = type is null ? null : OwnModelFactory.Create(type, kept, new OwnTypeOptions(file.Seed, file.Count));
        return new OpenedOutside(file, plugins, model) { File = path, Faults = faults };
    }

    public string File { get; private set; } = null!;

    public string SaveTo(string folder)
    {
        OutsideFile file = Named.WithHashes();
        if (_own?.Data is { } data)
        {
            file = file with { Data = "data.jsonl", DataDescription = data.Description, DataAltered = data.Altered };
            NamedFile.Write(Path.Combine(folder, file.Data), path => KeptRecords.Write(path, data));
        }

        File = Path.Combine(folder, OutsideFile.Name);
        file.Write(File);
        return File;
    }
}
