using System.Reflection;

namespace SerBench.Model;

/// <summary>The models of an assembly, found by their type. There is no list to register a model in.</summary>
public sealed class ModelCatalog
{
    private readonly Dictionary<string, IModel> _byId;

    private ModelCatalog(IEnumerable<IModel> models)
    {
        IModel[] all = [.. models.OrderBy(model => model.Id, StringComparer.Ordinal)];
        Models = [.. all.Where(model => model is not IDataSet)];
        DataSets = [.. all.OfType<IDataSet>()];
        _byId = all.ToDictionary(model => model.Id, StringComparer.Ordinal);
    }

    public static ModelCatalog BuiltIn { get; } = Of(typeof(ModelCatalog).Assembly);

    /// <summary>The models that are used if none is named, sorted by id.</summary>
    public IReadOnlyList<IModel> Models { get; }

    /// <summary>The published data sets, sorted by id. They are large, so they are used only if they are named.</summary>
    public IReadOnlyList<IDataSet> DataSets { get; }

    /// <summary>Makes one of each public model class of <paramref name="assembly"/>, by its parameterless constructor.</summary>
    public static ModelCatalog Of(Assembly assembly) =>
        new(assembly.GetExportedTypes()
            .Where(type => !type.IsAbstract && !type.ContainsGenericParameters && type.IsAssignableTo(typeof(IModel)))
            .Select(type => (IModel)Activator.CreateInstance(type)!));

    public static ModelCatalog Of(params IEnumerable<IModel> models) => new(models);

    public IModel? Find(string id) => _byId.GetValueOrDefault(id);
}
